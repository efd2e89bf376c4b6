import type { Effect, Layer } from "effect"
import type { Archives } from "#actors/archives"
import type { Importer } from "#actors/importer"
import type { Ingest } from "#actors/ingest"
import type { IntegrityCheck } from "#actors/integrity-check"
import type { Jobs } from "#actors/jobs"
import type { LabPages } from "#actors/lab-pages"
import type { Notifier } from "#actors/notifier"
import type { RateLimiter } from "#actors/rate-limiter"
import type { TurnEvents } from "#actors/turn-events"
import type { Calendar } from "#db/calendar"
import type { Database } from "#db/database"
import type { stores } from "#db/stores"
import type { EventStreams } from "#http/event-streams"
import type { IdempotentRequests } from "#http/idempotent-requests"
import type { Site } from "#http/site"
import type { McpEndpoint } from "#mcp/server"
import type { Engine } from "#operations/answering-engine"
import type { connectSource } from "#operations/connect-source"
import type { deleteAccount } from "#operations/delete-account"
import type { makeDemo } from "#operations/demo-person"
import type { ImportLimit } from "#operations/import-file"
import type { mintToken } from "#operations/mint-token"
import type { PasswordHashes } from "#operations/password-hashes"
import type { readMetric } from "#operations/read-metric"
import type { beginDelivery, receiveDelivery } from "#operations/receive-delivery"
import type { restoreSent } from "#operations/restore-sent"
import type { Seal } from "#operations/seal"
import type { Sessions, sessionKeys } from "#operations/sessions"
import type { startAtProvider } from "#operations/sign-in"
import type { startTurn } from "#operations/start-turn"
import type { uploadLab } from "#operations/upload-lab"

type Operation =
  | typeof connectSource
  | typeof deleteAccount
  | typeof startAtProvider
  | typeof makeDemo
  | typeof mintToken
  | typeof readMetric
  | typeof beginDelivery
  | typeof receiveDelivery
  | typeof restoreSent
  | typeof startTurn
  | typeof uploadLab

/**
 * Every service that a route may require: the stores, the parts of the edge, the actors that routes
 * use, and the requirements of operations. An operation that requires a service of another kind is
 * listed above.
 */
export type RouteServices =
  | Effect.Services<typeof sessionKeys>
  | Layer.Success<typeof stores>
  | Effect.Services<ReturnType<Operation>>
  | Archives
  | Calendar
  | Database
  | Engine
  | EventStreams
  | IdempotentRequests
  | Importer
  | ImportLimit
  | Ingest
  | IntegrityCheck
  | Jobs
  | McpEndpoint
  | Notifier
  | PasswordHashes
  | LabPages
  | RateLimiter
  | Seal
  | Sessions
  | Site
  | TurnEvents

import { Effect, type Redacted } from "effect"
import { readSecret } from "#db/secrets"
import { runningServer } from "#db/server-file"

/** The server that owns a folder, and its secrets in that folder. */
export interface FoundServer {
  readonly url: string
  /** Null when the server was given one and has kept none in the folder. */
  readonly admin_key: Redacted.Redacted | null
  /** The same for what its deliveries are signed with. */
  readonly webhook_secret: Redacted.Redacted | null
}

/** Looks whether a server owns the folder; null when none does. */
export const findServer = Effect.fnUntraced(function* (dataDir: string) {
  const server = yield* runningServer(dataDir)
  if (!server) return null
  const admin_key = yield* readSecret(dataDir, "admin-key")
  const webhook_secret = yield* readSecret(dataDir, "webhook-secret")
  return { url: server.url, admin_key, webhook_secret } satisfies FoundServer
})

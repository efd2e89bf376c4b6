import { Effect, type Redacted } from "effect"
import { hasDatabase, isOwned } from "#db/data-dir"
import { readSecret } from "#db/secrets"
import { runningServer } from "#db/server-file"

/** The server that owns a folder, and its key in that folder. */
export interface FoundServer {
  readonly url: string
  /** Null when the server was given one and has kept none in the folder. */
  readonly admin_key: Redacted.Redacted | null
}

/** Looks whether a server owns the folder; null when none does. */
export const findServer = Effect.fnUntraced(function* (dataDir: string) {
  const server = yield* runningServer(dataDir)
  if (!server) return null
  const admin_key = yield* readSecret(dataDir, "admin-key")
  return { url: server.url, admin_key } satisfies FoundServer
})

/** Whether some process owns a folder, wherever it may answer. */
export const isFolderOwned = (dataDir: string) => Effect.sync(() => isOwned(dataDir))

/** Whether a folder has been served before: a command can work on it with no server. */
export const isServable = (dataDir: string) => Effect.sync(() => hasDatabase(dataDir))

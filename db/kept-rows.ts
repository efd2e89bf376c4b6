import { ne } from "drizzle-orm"
import { Effect } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import { type Tables, tables } from "#db/tables"
import { OWNER } from "#domain/user"

/** Tables of how people get in, and of what the service notes for itself. */
const UNKEPT: ReadonlyArray<keyof Tables> = [
  ...(["clock", "backups", "modelServers", "idempotencyKeys"] as const),
  ...(["rateWindows", "cookieWindows"] as const),
  ...(["sessions", "signIns", "signInLinks", "signInAttempts", "knownDevices"] as const),
  ...(["serviceTokens", "deviceCodes", "connectSessions"] as const),
  ...(["localAccounts", "passkeys", "passkeyChallenges", "totpSecrets", "recoveryCodes"] as const),
]

const kept = (Object.keys(tables) as ReadonlyArray<keyof Tables>).filter(
  (name) => name !== "users" && !UNKEPT.includes(name),
)

const anyOf = kept.map((name) =>
  query((db, schema) =>
    db
      .select()
      .from(schema[name as "clock"])
      .limit(1),
  ),
)

const others = query((db, { users }) =>
  db.select({ id: users.id }).from(users).where(ne(users.subject, OWNER)).limit(1),
)

/**
 * Whether anybody has kept anything here: there is somebody beside the owner, or a row that is more than how the owner
 * gets in.
 */
export const hasKeptRows = Effect.gen(function* () {
  const { rows } = yield* Database
  if ((yield* rows(others)).length > 0) return true
  for (const any of anyOf) if ((yield* rows(any)).length > 0) return true
  return false
})

import { count, eq, max } from "drizzle-orm"
import { type Change, type Given, query, type Reading } from "#db/change"
import type { UserId } from "#domain/ids"

const TABLES = ["dailySummary", "sleepSessions", "activities", "diaryDays"] as const

const versions = TABLES.map((name) =>
  query((db, tables, given: Given<{ user: UserId }>) =>
    db
      .select({ rows: count(), updated_at: max(tables[name].updated_at) })
      .from(tables[name])
      .where(eq(tables[name].user_id, given.user)),
  ),
)

/**
 * The state of the rows that a person's metrics are read from, as a short text: another one after
 * every commit that touched them. Far cheaper than reading them.
 */
export function* rowVersion(tx: Reading, user: UserId): Change<string> {
  const parts: Array<string> = []
  for (const version of versions) {
    const [state] = yield* tx.rows(version, { user })
    parts.push(`${state!.rows}@${state!.updated_at ?? 0}`)
  }
  return parts.join()
}

import type { Database as Sqlite } from "bun:sqlite"
import type { UserId } from "#domain/ids"

const TABLES = ["daily_summary", "sleep_sessions", "activities", "diary_days"]

/**
 * What the rows that metrics are read from look like from afar: another text after every commit that
 * touched a person's. Far cheaper than reading them.
 */
export const makeRowVersion = (sqlite: Sqlite): ((user: UserId) => string) => {
  const versions = TABLES.map((table) =>
    sqlite.query<{ version: string }, [string]>(
      `SELECT count(*) || '@' || coalesce(max(updated_at), 0) AS version
       FROM ${table} WHERE user_id = ?`,
    ),
  )
  return (user) => versions.map((version) => version.get(user)!.version).join()
}

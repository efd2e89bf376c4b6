import { eq, max } from "drizzle-orm"
import { type Change, type Given, query, type Reading } from "#db/change"
import { marksVersion } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"

/**
 * The latest change of the days, nights and workouts of a person, whose copies for the delta sync share one key,
 * and that of the diary, which has no copies.
 */
const lastChanges = query((db, { syncRows, diaryDays }, given: Given<{ user: UserId }>) =>
  db
    .select({ updated_at: max(syncRows.updated_at) })
    .from(syncRows)
    .where(eq(syncRows.user_id, given.user))
    .unionAll(
      db
        .select({ updated_at: max(diaryDays.updated_at) })
        .from(diaryDays)
        .where(eq(diaryDays.user_id, given.user)),
    ),
)

/**
 * The state of the rows that a person's metrics are read from, as a short text: another one after
 * every commit that touched them, because each stamps its rows anew and rows are taken back, never
 * removed, and after every mark that something is wrong. Look-ups in indexes.
 */
export function* rowVersion(tx: Reading, user: UserId): Change<string> {
  const changes = yield* tx.rows(lastChanges, { user })
  const stamps = changes.map(({ updated_at }) => updated_at ?? 0)
  return [...stamps, yield* marksVersion(tx, user)].join()
}

import { eq, max } from "drizzle-orm"
import { type Change, type Given, query, type Reading } from "#db/change"
import type { UserId } from "#domain/ids"

/** The latest change of the days, nights and workouts of a person, whose copies share one key. */
const lastCopy = query((db, { syncRows }, given: Given<{ user: UserId }>) =>
  db
    .select({ updated_at: max(syncRows.updated_at) })
    .from(syncRows)
    .where(eq(syncRows.user_id, given.user)),
)

/** The diary has no copies in the delta sync. */
const lastDiaryDay = query((db, { diaryDays }, given: Given<{ user: UserId }>) =>
  db
    .select({ updated_at: max(diaryDays.updated_at) })
    .from(diaryDays)
    .where(eq(diaryDays.user_id, given.user)),
)

/**
 * The state of the rows that a person's metrics are read from, as a short text: another one after
 * every commit that touched them, because each stamps its rows anew and rows are taken back, never
 * removed. Two look-ups in an index.
 */
export function* rowVersion(tx: Reading, user: UserId): Change<string> {
  const [copy] = yield* tx.rows(lastCopy, { user })
  const [diary] = yield* tx.rows(lastDiaryDay, { user })
  return `${copy?.updated_at ?? 0},${diary?.updated_at ?? 0}`
}

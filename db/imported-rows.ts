import { and, eq, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { activities } from "#db/activities"
import { type Given, query } from "#db/change"
import { dailySummaries } from "#db/daily-summaries"
import { Database } from "#db/database"
import { diary } from "#db/diary"
import { takeBackResults } from "#db/lab-removal"
import { sleepSessions } from "#db/sleep-sessions"
import type { FileImportId, UserId } from "#domain/ids"

/** Deliveries removed in one commit. */
const REMOVED_AT_ONCE = 500

const removeDeliveries = query(
  (db, { rawEvents }, given: Given<{ user: UserId; reference: string }>) => {
    const some = db
      .select({ id: rawEvents.id })
      .from(rawEvents)
      .where(
        and(
          eq(rawEvents.reference, given.reference),
          sql`${rawEvents.reference} LIKE 'imp_%'`,
          eq(rawEvents.reference_id, given.user),
        ),
      )
      .limit(REMOVED_AT_ONCE)
    return db.delete(rawEvents).where(sql`${rawEvents.id} IN ${some}`)
  },
)

/** The rows that imports of files wrote. */
export class ImportedRows extends Context.Service<
  ImportedRows,
  {
    /**
     * Makes tombstones of the rows that an import wrote last, and forgets its deliveries, so that the same file
     * can be imported again. In as many commits as it takes.
     */
    readonly takeBack: (user: UserId, id: FileImportId) => Effect.Effect<void>
  }
>()("db/ImportedRows") {
  static readonly layer = Layer.effect(
    ImportedRows,
    Effect.gen(function* () {
      const { write } = yield* Database
      return ImportedRows.of({
        takeBack: Effect.fnUntraced(function* (user, reference) {
          for (const rows of [dailySummaries, activities, sleepSessions, diary])
            while ((yield* write(user, (tx) => rows.takeBack(tx, user, reference))) > 0);
          while ((yield* write(user, (tx) => takeBackResults(tx, user, reference))) > 0);
          for (let removed = 1; removed > 0; )
            removed = yield* write(user, (tx) => tx.count(removeDeliveries, { user, reference }))
        }),
      })
    }),
  )
}

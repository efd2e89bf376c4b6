import { and, eq, inArray, notExists, sql } from "drizzle-orm"
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

/** Sources that only this import has delivered to, and that have no row left. */
const removeSources = query((db, schema, given: Given<{ user: UserId; reference: string }>) => {
  const { connections, rawEvents, activities, dailySummary, diaryDays, sleepSessions } = schema
  const { aggregator_user_id } = rawEvents
  const isOwn = and(
    eq(rawEvents.reference, given.reference),
    sql`${rawEvents.reference} LIKE 'imp_%'`,
  )
  const links = db.selectDistinct({ link: aggregator_user_id }).from(rawEvents).where(isOwn)
  const others = db
    .select({ one: sql`1` })
    .from(rawEvents)
    .where(
      and(
        eq(aggregator_user_id, connections.aggregator_user_id),
        sql`${rawEvents.reference} IS DISTINCT FROM ${given.reference}`,
      ),
    )
  const rows = [activities, dailySummary, diaryDays, sleepSessions].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.source_id, connections.id))),
  )
  return db
    .delete(connections)
    .where(
      and(
        eq(connections.user_id, given.user),
        sql`${connections.aggregator_user_id} LIKE 'file-%'`,
        inArray(connections.aggregator_user_id, links),
        notExists(others),
        ...rows,
      ),
    )
})

/** The rows that imports of files wrote. */
export class ImportedRows extends Context.Service<
  ImportedRows,
  {
    /**
     * Makes tombstones of the rows that an import wrote last, and forgets its deliveries and the sources that only
     * it had, so that the same file can be imported again. In as many commits as it takes.
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
          yield* write(user, (tx) => tx.count(removeSources, { user, reference }))
          for (let removed = 1; removed > 0; )
            removed = yield* write(user, (tx) => tx.count(removeDeliveries, { user, reference }))
        }),
      })
    }),
  )
}

import { and, eq, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/sqlite-core"
import { Context, Effect, Layer } from "effect"
import { type Builder, type Given, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import { SYNC_KINDS } from "#domain/data-sync"
import type { DayRows } from "#domain/day-rows"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

interface Day {
  readonly user: UserId
  readonly date: LocalDate
}

/** The keys of the stored copies of one table's rows of a day. */
const keysIn = (
  db: Builder,
  table: Schema["dailySummary"] | Schema["activities"] | Schema["sleepSessions"],
  given: Given<Day>,
) =>
  db
    .select({ user_id: table.user_id, updated_at: table.updated_at, id: sql<string>`${table.id}` })
    .from(table)
    .where(and(eq(table.user_id, given.user), eq(table.date, given.date), eq(table.deleted, false)))

/** The typed rows of one day as their serialised copies, which are what clients see. */
const ofDay = query((db, schema, given: Given<Day>) => {
  const { syncRows, biomarkers } = schema
  const results = db
    .select({
      user_id: biomarkers.user_id,
      updated_at: biomarkers.updated_at,
      id: sql<string>`${biomarkers.id}`,
    })
    .from(biomarkers)
    .where(and(eq(biomarkers.user_id, given.user), eq(biomarkers.test_date, given.date)))
  const keys = unionAll(
    keysIn(db, schema.dailySummary, given),
    keysIn(db, schema.activities, given),
    keysIn(db, schema.sleepSessions, given),
    results,
  )
  return db
    .select({ kind: syncRows.kind, row: syncRows.row })
    .from(syncRows)
    .where(sql`(${syncRows.user_id}, ${syncRows.updated_at}, ${syncRows.id}) IN ${keys}`)
    .orderBy(syncRows.updated_at, syncRows.id)
})

/** Days with all that was recorded on them. */
export class DayRowStore extends Context.Service<
  DayRowStore,
  {
    /** Every row of a person's day but those their vendor took back. */
    readonly find: (user: UserId, date: LocalDate) => Effect.Effect<DayRows>
  }
>()("db/DayRowStore") {
  static readonly layer = Layer.effect(
    DayRowStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return DayRowStore.of({
        find: (user, date) =>
          Effect.map(rows(ofDay, { user, date }), (found) => {
            const kinds = SYNC_KINDS.map((name, kind) => [
              name,
              found.filter((copy) => copy.kind === kind).map(({ row }) => JSON.parse(row)),
            ])
            return { date, ...Object.fromEntries(kinds) } as DayRows
          }),
      })
    }),
  )
}

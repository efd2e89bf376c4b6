import { and, eq, inArray, isNull, sql } from "drizzle-orm"
import type { TSchema } from "typebox"
import { type Builder, type Given, givenColumns, query, type Schema } from "#db/change"
import type { SyncKind } from "#domain/data-sync"
import type { SourceId, UserId } from "#domain/ids"
import { NOTED } from "#domain/note"
import type { LocalDate } from "#domain/time"

/** The two columns that record which delivery last wrote (part of) a row. */
export interface Recency {
  readonly ordering_ms: string
  readonly raw_event_id: string
}

type TypedTableName = "dailySummary" | "sleepSessions" | "activities" | "diaryDays"

/** The definition of a kind of typed row. */
export interface TypedTable {
  readonly table: TypedTableName
  /** Which array of the delta sync has a copy of it; null where none has. */
  readonly kind: SyncKind | null
  readonly prefix: string
  /** The column that is unique within a source. */
  readonly key: string
  /** Its columns, in the order in which the delta sync sends them. */
  readonly properties: Readonly<Record<string, TSchema>>
  /** Content columns that the delta sync leaves out. */
  readonly unsent: ReadonlyArray<string>
  readonly recencies: ReadonlyArray<Recency>
}

/** Rows taken back in one commit: each is a few milliseconds of the event loop. */
const TAKEN_BACK_AT_ONCE = 100

interface Place {
  readonly source: SourceId
  readonly key: string
}

/** The queries of a kind of typed row. */
export const queriesOf = ({ table, key, recencies }: TypedTable) => {
  // The four tables have other columns each, and in common what is used here.
  const tableIn = (schema: Schema) => schema[table] as Schema["dailySummary"]
  const select = (db: Builder, schema: Schema) => db.select().from(tableIn(schema))
  const marks = recencies.flatMap((recency) => [recency.ordering_ms, recency.raw_event_id])
  return {
    marks,
    find: query((db, schema, given: Given<Place>) => {
      const rows = tableIn(schema)
      return select(db, schema).where(
        and(eq(rows.source_id, given.source), eq(rows[key as "date"], given.key)),
      )
    }),
    noted: query((db, schema, given: Given<{ user: UserId; date: LocalDate }>) => {
      const rows = tableIn(schema)
      return select(db, schema).where(
        and(
          eq(rows.user_id, given.user),
          eq(rows.date, given.date),
          eq(rows.provider_raw, NOTED),
          isNull(rows.source_id),
        ),
      )
    }),
    all: query((db, schema, given: Given<{ source: SourceId }>) =>
      select(db, schema).where(eq(tableIn(schema).source_id, given.source)),
    ),
    written: query((db, schema, given: Given<{ user: UserId; reference: string }>) => {
      const rows = tableIn(schema)
      const { rawEvents } = schema
      const deliveries = db
        .select({ id: rawEvents.id })
        .from(rawEvents)
        // The pattern lets the partial index answer.
        .where(
          and(eq(rawEvents.reference, given.reference), sql`${rawEvents.reference} LIKE 'imp_%'`),
        )
      return select(db, schema)
        .where(
          and(
            eq(rows.user_id, given.user),
            eq(rows.deleted, false),
            inArray(rows.raw_event_id, deliveries),
          ),
        )
        .limit(TAKEN_BACK_AT_ONCE)
    }),
    insert: query((db, schema, given: Given<Row>) =>
      db.insert(tableIn(schema)).values(givenColumns(tableIn(schema), given)),
    ),
    // What never changes is left out: naming it would write its indexes anew.
    update: query((db, schema, given: Given<Row>) =>
      db
        .update(tableIn(schema))
        .set(givenColumns(tableIn(schema), given, ["id", "user_id", "source_id", key as "date"]))
        .where(eq(tableIn(schema).id, given.id)),
    ),
    detach: query((db, schema, given: Given<{ id: string; updated_at: number }>) => {
      const rows = tableIn(schema)
      return db
        .update(rows)
        .set({ deleted: true, source_id: null, updated_at: given.updated_at })
        .where(sql`${rows.id} = ${given.id}`)
    }),
    touch: query((db, schema, given: Given<Row>) =>
      db
        .update(tableIn(schema))
        .set(Object.fromEntries(marks.map((name) => [name, given[name as "id"]])))
        .where(eq(tableIn(schema).id, given.id)),
    ),
  }
}

/** The values of a row as its queries take them. */
export type Row = Required<Schema["dailySummary"]["$inferInsert"]>

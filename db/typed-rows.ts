import { and, eq, inArray, sql } from "drizzle-orm"
import type { TSchema } from "typebox"
import {
  type Builder,
  type Change,
  type Given,
  givenColumns,
  query,
  type Schema,
  type Transaction,
} from "#db/change"
import {
  insertSyncRow,
  numberOfKind,
  removeSyncRow,
  type StoredRow,
  serialiserOf,
} from "#db/sync-rows"
import type { SyncKind } from "#domain/data-sync"
import { newId, type SourceId, type UserId } from "#domain/ids"
import type { Provider } from "#domain/source"
import type { Origin } from "#domain/wearable"

/** The delivery and the connection that bring content. */
export interface Arrival {
  readonly user_id: UserId
  readonly source_id: SourceId
  readonly provider: Provider
  readonly provider_raw: string
  readonly origin: Origin
  readonly raw_event_id: number
  /** The sender's own order, epoch milliseconds; null when the delivery came without. */
  readonly ordering_ms: number | null
}

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

/** The columns of a new value; absent columns are not changed. */
export type Content = Readonly<Record<string, unknown>>

/** One kind of typed row: how a change finds and writes it. */
export interface TypedRows {
  readonly find: (tx: Transaction, source: SourceId, key: string) => Change<StoredRow | undefined>
  /**
   * Writes content over the row of that key, unless a newer delivery was first. `updated_at` and
   * the serialised copy move only when a column changes.
   */
  readonly put: (
    tx: Transaction,
    arrival: Arrival,
    stored: StoredRow | undefined,
    content: Content,
    recency: Recency,
  ) => Change<void>
  /** Changes columns of a row without comparing ages, and keeps the row's ordering timestamp. */
  readonly amend: (tx: Transaction, stored: StoredRow, content: Content) => Change<void>
  /** Marks every row of a source as taken back, and leaves the source out of it. */
  readonly bury: (tx: Transaction, source: SourceId) => Change<void>
  /** The same for some of the rows that deliveries with a reference wrote last; answers how many. */
  readonly takeBack: (tx: Transaction, user: UserId, reference: string) => Change<number>
}

/** Rows taken back in one commit: each is a few milliseconds of the event loop. */
const TAKEN_BACK_AT_ONCE = 100

const PROVENANCE = new Set([
  "id",
  "source_id",
  "provider",
  "provider_raw",
  "updated_at",
  "raw_event_id",
  "origin",
])

/** A value as its column stores it: NaN and infinities, which JSON cannot express, become null. */
const cellOf = (value: unknown): unknown =>
  typeof value === "number" && !Number.isFinite(value) ? null : (value ?? null)

const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b))

/**
 * Whether content is older than the row: by the sender's order when both deliveries have one and
 * they differ, else by the order of arrival.
 */
export const isOlder = (arrival: Arrival, stored: StoredRow, recency: Recency): boolean => {
  const ordering_ms = stored[recency.ordering_ms] as number | null
  const raw_event_id = stored[recency.raw_event_id] as number | null
  if (arrival.ordering_ms !== null && ordering_ms !== null && arrival.ordering_ms !== ordering_ms)
    return arrival.ordering_ms < ordering_ms
  return raw_event_id !== null && arrival.raw_event_id < raw_event_id
}

interface Place {
  readonly source: SourceId
  readonly key: string
}

/** The queries of a kind of typed row. */
const queriesOf = ({ table, key, recencies }: TypedTable) => {
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

type Row = Required<Schema["dailySummary"]["$inferInsert"]>

const keyOf = (row: StoredRow) => ({
  user_id: row.user_id as UserId,
  id: row.id as string,
  updated_at: row.updated_at as number,
})

/** Makes the changes of a kind of typed row. */
export const makeTypedRows = (shape: TypedTable): TypedRows => {
  const { kind } = shape
  const queries = queriesOf(shape)
  const sent = Object.keys(shape.properties)
  const contents = [...sent.filter((name) => !PROVENANCE.has(name)), ...shape.unsent]
  const columns = ["user_id", ...sent, ...shape.unsent, ...queries.marks]
  const serialise = serialiserOf(shape.properties)
  const blank: StoredRow = Object.fromEntries(columns.map((name) => [name, null]))

  function* copy(tx: Transaction, stored: StoredRow | undefined, next: StoredRow): Change<void> {
    if (kind === null) return
    if (stored) yield* tx.rows(removeSyncRow, keyOf(stored))
    const { user_id, id, updated_at } = keyOf(next)
    const row = serialise(next)
    yield* tx.rows(insertSyncRow, { user_id, id, updated_at, kind: numberOfKind(kind), row })
  }

  function* save(tx: Transaction, stored: StoredRow | undefined, next: StoredRow): Change<void> {
    next.updated_at = yield* tx.stamp()
    yield* tx.rows(stored ? queries.update : queries.insert, next as Row)
    yield* copy(tx, stored, next)
  }

  function* detach(tx: Transaction, stored: StoredRow): Change<void> {
    const updated_at = yield* tx.stamp()
    yield* tx.rows(queries.detach, { id: keyOf(stored).id, updated_at })
    yield* copy(tx, stored, { ...stored, deleted: true, source_id: null, updated_at })
  }

  const isSame = (next: StoredRow, stored: StoredRow) =>
    contents.every((name) => isSameValue(next[name], stored[name]))

  return {
    *find(tx, source, key) {
      const [row] = yield* tx.rows(queries.find, { source, key })
      return row
    },
    *put(tx, arrival, stored, content, recency) {
      if (stored && isOlder(arrival, stored, recency)) return
      const next: StoredRow = { ...(stored ?? blank) }
      if (!stored) {
        next.id = newId(shape.prefix)
        next.user_id = arrival.user_id
        next.source_id = arrival.source_id
        next.provider = arrival.provider
        next.provider_raw = arrival.provider_raw
        next.deleted = false
      }
      for (const name in content) next[name] = cellOf(content[name])
      next[recency.ordering_ms] = arrival.ordering_ms
      next[recency.raw_event_id] = arrival.raw_event_id
      if (stored && isSame(next, stored)) {
        yield* tx.rows(queries.touch, next as Row)
        return
      }
      next.origin = arrival.origin
      next.raw_event_id = arrival.raw_event_id
      yield* save(tx, stored, next)
    },
    *amend(tx, stored, content) {
      const next = { ...stored }
      for (const name in content) next[name] = cellOf(content[name])
      if (!isSame(next, stored)) yield* save(tx, stored, next)
    },
    *bury(tx, source) {
      for (const stored of yield* tx.rows(queries.all, { source })) yield* detach(tx, stored)
    },
    *takeBack(tx, user, reference) {
      const some = yield* tx.rows(queries.written, { user, reference })
      for (const stored of some) yield* detach(tx, stored)
      return some.length
    },
  }
}

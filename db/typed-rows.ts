import type { Change, Transaction } from "#db/change"
import { fullerDay } from "#db/fuller-day"
import {
  insertSyncRow,
  numberOfKind,
  removeSyncRow,
  type StoredRow,
  serialiserOf,
} from "#db/sync-rows"
import { queriesOf, type Recency, type Row, type TypedTable } from "#db/typed-row-queries"
import { newId, type SourceId, type UserId } from "#domain/ids"
import { NOTED } from "#domain/note"
import type { Provider } from "#domain/source"
import type { LocalDate } from "#domain/time"
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
  /** Whether it may hold a part of a day of which an earlier one had more. */
  readonly may_be_part?: boolean
}

/** What writes content: a delivery, or a note of the person, which has neither connection nor delivery. */
export type Writing = Omit<Arrival, "source_id" | "raw_event_id"> & {
  readonly source_id: SourceId | null
  readonly raw_event_id: number | null
}

/** The columns of a new value; absent columns are not changed. */
export type Content = Readonly<Record<string, unknown>>

/** What the notes of a day say; `deleted` where they say nothing. */
export type NotedContent = Content & { readonly date: LocalDate; readonly deleted: boolean }

/** One kind of typed row: how a change finds and writes it. */
export interface TypedRows {
  readonly find: (tx: Transaction, source: SourceId, key: string) => Change<StoredRow | undefined>
  /**
   * Writes content over the row of that key, unless a newer delivery was first. `updated_at` and
   * the serialised copy move only when a column changes.
   */
  readonly put: (
    tx: Transaction,
    arrival: Writing,
    stored: StoredRow | undefined,
    content: Content,
    recency: Recency,
  ) => Change<void>
  /** Writes what a person's own notes say of a day into its row of notes; makes none to say nothing. */
  readonly putNoted: (tx: Transaction, user: UserId, content: NotedContent) => Change<void>
  /** Changes columns of a row without comparing ages, and keeps the row's ordering timestamp. */
  readonly amend: (tx: Transaction, stored: StoredRow, content: Content) => Change<void>
  /** Marks every row of a source as taken back, and leaves the source out of it. */
  readonly bury: (tx: Transaction, source: SourceId) => Change<void>
  /** The same for some of the rows that deliveries with a reference wrote last; answers how many. */
  readonly takeBack: (tx: Transaction, user: UserId, reference: string) => Change<number>
}

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
export const isOlder = (arrival: Writing, stored: StoredRow, recency: Recency): boolean => {
  const ordering_ms = stored[recency.ordering_ms] as number | null
  const raw_event_id = stored[recency.raw_event_id] as number | null
  if (arrival.ordering_ms !== null && ordering_ms !== null && arrival.ordering_ms !== ordering_ms)
    return arrival.ordering_ms < ordering_ms
  if (raw_event_id === null || arrival.raw_event_id === null) return false
  return arrival.raw_event_id < raw_event_id
}

const keyOf = (row: StoredRow) => ({
  user_id: row.user_id as UserId,
  id: row.id as string,
  updated_at: row.updated_at as number,
})

/** The contract knows no origin of its own for what was entered by hand. */
const noteOf = (user_id: UserId): Writing => ({
  user_id,
  source_id: null,
  provider: "other",
  provider_raw: NOTED,
  origin: "import",
  raw_event_id: null,
  ordering_ms: null,
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

  function* put(
    tx: Transaction,
    arrival: Writing,
    stored: StoredRow | undefined,
    content: Content,
    recency: Recency,
  ): Change<void> {
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
    const isPart = arrival.may_be_part && shape.key === "date" && stored && !stored.deleted
    const whole = isPart ? fullerDay(stored, content) : content
    for (const name in whole) next[name] = cellOf(whole[name])
    next[recency.ordering_ms] = arrival.ordering_ms
    next[recency.raw_event_id] = arrival.raw_event_id
    if (stored && isSame(next, stored)) {
      yield* tx.rows(queries.touch, next as Row)
      return
    }
    next.origin = arrival.origin
    next.raw_event_id = arrival.raw_event_id
    yield* save(tx, stored, next)
  }

  return {
    *find(tx, source, key) {
      const [row] = yield* tx.rows(queries.find, { source, key })
      return row
    },
    put,
    *putNoted(tx, user, content) {
      const [stored] = yield* tx.rows(queries.noted, { user, date: content.date })
      if (stored || !content.deleted)
        yield* put(tx, noteOf(user), stored, content, shape.recencies[0]!)
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

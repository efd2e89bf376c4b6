import type { Database as Sqlite } from "bun:sqlite"
import type { TSchema } from "typebox"
import type { Transaction } from "#db/database"
import { type Cell, makeSyncRows, type StoredRow, serialiserOf } from "#db/sync-rows"
import type { SyncKind } from "#domain/data-sync"
import { newId, type SourceId, type UserId } from "#domain/ids"
import type { Provider } from "#domain/source"
import type { Origin } from "#domain/wearable"

/** By which delivery, of which connection, content arrives. */
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

/** How a kind of typed row is kept. */
export interface TypedTable {
  readonly table: string
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

/** The columns of a new value; those it leaves out stay as they are. */
export type Content = Readonly<Record<string, unknown>>

export interface TypedRows {
  readonly find: (source: SourceId, key: string) => StoredRow | null
  /**
   * Writes content over the row of that key, unless a newer delivery spoke first. `updated_at` and
   * the serialised copy move only when a column changes.
   */
  readonly put: (
    tx: Transaction,
    arrival: Arrival,
    stored: StoredRow | null,
    content: Content,
    recency: Recency,
  ) => void
  /** Changes columns of a row whatever their age, and leaves it as recent as it was. */
  readonly amend: (tx: Transaction, stored: StoredRow, content: Content) => void
  /** Marks every row of a source as taken back, and leaves the source out of it. */
  readonly bury: (tx: Transaction, source: SourceId) => void
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

const encode = (value: unknown): Cell => {
  if (typeof value === "string") return value
  // What was worked out of numbers near the end of their range: JSON has no word for it.
  if (typeof value === "number") return Number.isFinite(value) ? value : null
  if (typeof value === "boolean") return value ? 1 : 0
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/**
 * Whether content is older than what the row already holds: by the sender's order where both
 * deliveries carry it and differ, else by the order in which we received them.
 */
export const isOlder = (arrival: Arrival, stored: StoredRow, recency: Recency): boolean => {
  const ordering_ms = stored[recency.ordering_ms] ?? null
  const raw_event_id = stored[recency.raw_event_id] ?? null
  if (arrival.ordering_ms !== null && ordering_ms !== null && arrival.ordering_ms !== ordering_ms)
    return arrival.ordering_ms < Number(ordering_ms)
  return raw_event_id !== null && arrival.raw_event_id < Number(raw_event_id)
}

/** Prepares a kind of typed row once for a connection. */
export const makeTypedRows = (sqlite: Sqlite, shape: TypedTable): TypedRows => {
  const { kind } = shape
  const syncRows = makeSyncRows(sqlite)
  const sent = Object.keys(shape.properties)
  const contents = [...sent.filter((name) => !PROVENANCE.has(name)), ...shape.unsent]
  const marks = shape.recencies.flatMap((recency) => [recency.ordering_ms, recency.raw_event_id])
  const columns = ["user_id", ...sent, ...shape.unsent, ...marks]
  const serialise = serialiserOf(shape.properties)
  const blank: StoredRow = Object.fromEntries(columns.map((name) => [name, null]))

  const find = sqlite.query<StoredRow, [string, string]>(
    `SELECT * FROM ${shape.table} WHERE source_id = ? AND ${shape.key} = ?`,
  )
  const insert = sqlite.query<void, Array<Cell>>(
    `INSERT INTO ${shape.table} (${columns.join(", ")})
     VALUES (${columns.map(() => "?").join(", ")})`,
  )
  const update = sqlite.query<void, Array<Cell>>(
    `UPDATE ${shape.table} SET ${columns.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`,
  )
  const touch = sqlite.query<void, Array<Cell>>(
    `UPDATE ${shape.table} SET ${marks.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`,
  )
  const all = sqlite.query<StoredRow, [string]>(`SELECT * FROM ${shape.table} WHERE source_id = ?`)

  const save = (tx: Transaction, stored: StoredRow | null, next: StoredRow) => {
    next.updated_at = tx.stamp()
    const cells = columns.map((name) => next[name] ?? null)
    if (stored) update.run(...cells, stored.id!)
    else insert.run(...cells)
    if (kind === null) return
    if (stored) syncRows.remove(stampOf(stored))
    syncRows.insert(stampOf(next), kind, serialise(next))
  }

  const isSame = (next: StoredRow, stored: StoredRow) =>
    contents.every((name) => next[name] === stored[name])

  return {
    find: (source, key) => find.get(source, key),
    put: (tx, arrival, stored, content, recency) => {
      if (stored && isOlder(arrival, stored, recency)) return
      const next: StoredRow = { ...(stored ?? blank) }
      if (!stored) {
        next.id = newId(shape.prefix)
        next.user_id = arrival.user_id
        next.source_id = arrival.source_id
        next.provider = arrival.provider
        next.provider_raw = arrival.provider_raw
        next.deleted = 0
      }
      for (const name in content) next[name] = encode(content[name])
      next[recency.ordering_ms] = arrival.ordering_ms
      next[recency.raw_event_id] = arrival.raw_event_id
      if (stored && isSame(next, stored)) {
        touch.run(...marks.map((name) => next[name]!), stored.id!)
        return
      }
      next.origin = arrival.origin
      next.raw_event_id = arrival.raw_event_id
      save(tx, stored, next)
    },
    amend: (tx, stored, content) => {
      const next = { ...stored }
      for (const name in content) next[name] = encode(content[name])
      if (!isSame(next, stored)) save(tx, stored, next)
    },
    bury: (tx, source) => {
      for (const stored of all.all(source))
        save(tx, stored, { ...stored, deleted: 1, source_id: null })
    },
  }
}

const stampOf = (row: StoredRow) => ({
  user_id: row.user_id as UserId,
  id: String(row.id),
  updated_at: Number(row.updated_at),
})

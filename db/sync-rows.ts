import type { Database as Sqlite } from "bun:sqlite"
import type { TSchema } from "typebox"
import { SYNC_KINDS, type SyncKind } from "#domain/data-sync"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"

/** Which stored copy is meant: one row has one copy, under the stamp of its last change. */
export interface SyncRowKey {
  readonly user_id: UserId
  readonly id: string
  readonly updated_at: number
}

/** The serialised copies of typed rows, written in the transaction that writes the rows. */
export interface SyncRows {
  readonly insert: (key: SyncRowKey, kind: SyncKind, json: string) => void
  readonly remove: (key: SyncRowKey) => void
}

/** Prepares the two statements once for a connection. */
export const makeSyncRows = (sqlite: Sqlite): SyncRows => {
  const insert = sqlite.query<void, [string, number, string, number, string]>(
    "INSERT INTO sync_rows (user_id, updated_at, id, kind, row) VALUES (?, ?, ?, ?, ?)",
  )
  const remove = sqlite.query<void, [string, number, string]>(
    "DELETE FROM sync_rows WHERE user_id = ? AND updated_at = ? AND id = ?",
  )
  return {
    insert: ({ user_id, updated_at, id }, kind, json) =>
      void insert.run(user_id, updated_at, id, SYNC_KINDS.indexOf(kind), json),
    remove: ({ user_id, updated_at, id }) => void remove.run(user_id, updated_at, id),
  }
}

export type Cell = string | number | null

/** A row as SQLite holds it: booleans as 0 and 1, objects as JSON text. */
export type StoredRow = Record<string, Cell>

/** The columns whose text is JSON already. */
const JSON_COLUMNS: ReadonlySet<string> = new Set(["enrichment", "hr_zones"])

/** How one column looks in the serialised row. */
const memberOf = (name: string, schema: TSchema): ((row: StoredRow) => string) => {
  const label = `"${name}":`
  if (name === "updated_at") return (row) => `${label}"${isoOf(Number(row.updated_at))}"`
  if ("type" in schema && schema.type === "boolean") return (row) => label + (row[name] === 1)
  if (JSON_COLUMNS.has(name)) return (row) => label + (row[name] ?? "null")
  return (row) => {
    const cell = row[name]
    return label + (typeof cell === "string" ? JSON.stringify(cell) : (cell ?? "null"))
  }
}

/** Writes rows as the delta sync sends them: the properties of their schema, in its order. */
export const serialiserOf = (
  properties: Readonly<Record<string, TSchema>>,
): ((row: StoredRow) => string) => {
  const members = Object.entries(properties).map(([name, schema]) => memberOf(name, schema))
  return (row) => `{${members.map((write) => write(row)).join(",")}}`
}

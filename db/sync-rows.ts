import { and, eq } from "drizzle-orm"
import type { TSchema } from "typebox"
import { type Given, query } from "#db/change"
import { SYNC_KINDS, type SyncKind } from "#domain/data-sync"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"

/** The key of a stored copy: each row has one, under the stamp of its last change. */
export interface SyncRowKey {
  readonly user_id: UserId
  readonly id: string
  readonly updated_at: number
}

/** Writes the serialised copy of a typed row, in the transaction that writes the row. */
export const insertSyncRow = query(
  (db, { syncRows }, given: Given<SyncRowKey & { kind: number; row: string }>) =>
    db.insert(syncRows).values({
      user_id: given.user_id,
      updated_at: given.updated_at,
      id: given.id,
      kind: given.kind,
      row: given.row,
    }),
)

/** Removes the copy of a row that is about to change. */
export const removeSyncRow = query((db, { syncRows }, given: Given<SyncRowKey>) =>
  db
    .delete(syncRows)
    .where(
      and(
        eq(syncRows.user_id, given.user_id),
        eq(syncRows.updated_at, given.updated_at),
        eq(syncRows.id, given.id),
      ),
    ),
)

/** The number a kind of row has in its stored copies. */
export const numberOfKind = (kind: SyncKind): number => SYNC_KINDS.indexOf(kind)

/** A row as its columns have it. */
export type StoredRow = Record<string, unknown>

/** A value as JSON. Most are numbers or null, which need no call. */
const jsonOf = (value: unknown): string => {
  if (value === null || value === undefined) return "null"
  return typeof value === "number" ? `${value}` : JSON.stringify(value)
}

/** Writes one member of the serialised row. */
const memberOf = (label: string, name: string, schema: TSchema): ((row: StoredRow) => string) => {
  if (name === "updated_at") return (row) => `${label}"${isoOf(row.updated_at as number)}"`
  if ("type" in schema && schema.type === "boolean") return (row) => label + (row[name] === true)
  return (row) => label + jsonOf(row[name])
}

/** Writes rows as the delta sync sends them: the properties of their schema, in its order. */
export const serialiserOf = (
  properties: Readonly<Record<string, TSchema>>,
): ((row: StoredRow) => string) => {
  const members = Object.entries(properties).map(([name, schema], index) =>
    memberOf(`${index === 0 ? "{" : ","}"${name}":`, name, schema),
  )
  return (row) => {
    let text = ""
    for (const write of members) text += write(row)
    return `${text}}`
  }
}

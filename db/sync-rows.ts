import type { Database as Sqlite } from "bun:sqlite"
import { SYNC_KINDS, type SyncKind } from "#domain/data-sync"
import type { UserId } from "#domain/ids"

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

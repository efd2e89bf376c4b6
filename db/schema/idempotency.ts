import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** Requests that carried a key, and their answers; no status yet for one that is under way. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    user_id: text().$type<UserId>().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    reserved_at: integer().notNull(),
    status: integer(),
    body: text(),
  },
  (row) => [primaryKey({ columns: [row.user_id, row.method, row.path, row.key] })],
)

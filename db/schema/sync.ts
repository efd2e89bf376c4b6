import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** A copy of each typed row, serialised as the delta sync sends it, in the order of the sync. */
export const syncRows = sqliteTable(
  "sync_rows",
  {
    user_id: text().$type<UserId>().notNull(),
    updated_at: integer().notNull(),
    id: text().notNull(),
    kind: integer().notNull(),
    row: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.user_id, row.updated_at, row.id] })],
)

import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** Each typed row once more, serialised as the delta sync sends it, in the order it is asked for. */
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

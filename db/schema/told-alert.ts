import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** Alerts about data that a person has been told. */
export const toldAlerts = sqliteTable(
  "told_alerts",
  { user_id: text().$type<UserId>().notNull(), subject: text().notNull() },
  (row) => [primaryKey({ columns: [row.user_id, row.subject] })],
)

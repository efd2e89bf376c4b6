import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** Alerts about stored data that a person has been shown. */
export const shownAlerts = sqliteTable(
  "shown_alerts",
  { user_id: text().$type<UserId>().notNull(), subject: text().notNull() },
  (row) => [primaryKey({ columns: [row.user_id, row.subject] })],
)

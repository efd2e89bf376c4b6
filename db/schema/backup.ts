import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { BackupStatus } from "#domain/backup"

/** What became of the last scheduled backups. */
export const backups = sqliteTable("backups", {
  /** When it was begun, in epoch milliseconds. */
  made_at: integer().primaryKey(),
  /** 0 where none was made. */
  bytes: integer().notNull(),
  status: text().$type<BackupStatus>().notNull(),
})

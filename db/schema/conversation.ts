import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"

/** Threads of turns. `title` is set by a client; without one, `question` is shown instead. */
export const conversations = sqliteTable("conversations", {
  seq: integer().primaryKey({ autoIncrement: true }),
  user_id: text().$type<UserId>().notNull(),
  id: text().notNull(),
  title: text(),
  question: text().notNull(),
  preview: text().notNull(),
  created_at: text().notNull(),
  updated_at: integer().notNull(),
  turn_count: integer().notNull(),
})

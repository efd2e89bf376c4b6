import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { MemoryId, TurnId, UserId } from "#domain/ids"
import type { FindingMeta, Memory, MemoryKind } from "#domain/memory"

/** The memory entries of all users. Append-only. */
export const memory = sqliteTable("memory", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<MemoryId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  turn_id: text().$type<TurnId>(),
  ts: text().notNull(),
  agent: text().$type<Memory["agent"]>().notNull(),
  kind: text().$type<MemoryKind>().notNull(),
  text: text().notNull(),
  confidence: real().notNull(),
  meta: text({ mode: "json" }).$type<FindingMeta>(),
  /** Of several entries with the same topic only the newest is used. */
  topic: text().notNull().default(""),
})

import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { TurnId, UserId } from "#domain/ids"
import type { ProactiveKind } from "#domain/proactive-turn"

/** Turns that nobody asked for; `subject` is what an alert is about. */
export const proactiveTurns = sqliteTable(
  "proactive_turns",
  {
    user_id: text().$type<UserId>().notNull(),
    kind: text().$type<ProactiveKind>().notNull(),
    date: text().notNull(),
    turn_id: text().$type<TurnId>().notNull(),
    subject: text(),
  },
  (row) => [primaryKey({ columns: [row.user_id, row.kind, row.date] })],
)

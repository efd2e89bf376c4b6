import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { ExperimentDay } from "#domain/experiment"
import type { ExperimentId, TurnId, UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** The experiments of all users. */
export const experiments = sqliteTable("experiments", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<ExperimentId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  turn_id: text().$type<TurnId>(),
  title: text().notNull(),
  habit: text(),
  step: text().notNull(),
  target: text().notNull(),
  seed: integer().notNull(),
  days: text({ mode: "json" }).$type<ReadonlyArray<ExperimentDay>>().notNull(),
  stopped_on: text().$type<LocalDate>(),
  created_at: text().notNull(),
})

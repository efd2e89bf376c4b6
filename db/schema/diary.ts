import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { DiaryDayId, SourceId, UserId } from "#domain/ids"
import type { Provider } from "#domain/source"
import type { Origin } from "#domain/wearable"

/** One written-down day of one source. Three kinds of payload fill it, each with its ordering. */
export const diaryDays = sqliteTable("diary_days", {
  id: text().$type<DiaryDayId>().primaryKey(),
  user_id: text().$type<UserId>().notNull(),
  source_id: text().$type<SourceId>(),
  provider: text().$type<Provider>().notNull(),
  provider_raw: text().notNull(),
  updated_at: integer().notNull(),
  deleted: integer({ mode: "boolean" }).notNull().default(false),
  raw_event_id: integer(),
  origin: text().$type<Origin>().notNull(),
  nutrition_ordering_ms: integer(),
  nutrition_raw_event_id: integer(),
  menstruation_ordering_ms: integer(),
  menstruation_raw_event_id: integer(),
  tags_ordering_ms: integer(),
  tags_raw_event_id: integer(),
  date: text().notNull(),
  is_complete: integer({ mode: "boolean" }),
  intake_kcal: real(),
  protein_g: real(),
  carbs_g: real(),
  fat_g: real(),
  fibre_g: real(),
  sugar_g: real(),
  water_ml: real(),
  caffeine_mg: real(),
  alcohol_g: real(),
  cycle_day: integer(),
  cycle_phase: integer(),
  period_days: integer(),
  cycle_days: integer(),
  is_predicted: integer({ mode: "boolean" }),
  mood: real(),
  tags: text({ mode: "json" }).$type<ReadonlyArray<string>>(),
})

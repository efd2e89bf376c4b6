import { integer, sqliteTable } from "drizzle-orm/sqlite-core"
import { contentColumns, provenanceColumns } from "#db/schema/typed-row"
import { DiaryDay } from "#domain/diary"
import type { DiaryDayId } from "#domain/ids"

/** One written-down day of one source. Three kinds of payload fill it, each with its ordering. */
export const diaryDays = sqliteTable("diary_days", {
  ...provenanceColumns<DiaryDayId>(),
  nutrition_ordering_ms: integer(),
  nutrition_raw_event_id: integer(),
  menstruation_ordering_ms: integer(),
  menstruation_raw_event_id: integer(),
  tags_ordering_ms: integer(),
  tags_raw_event_id: integer(),
  ...contentColumns(DiaryDay.properties),
})

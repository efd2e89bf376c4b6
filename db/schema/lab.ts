import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { BoundOperator, Confirmation, ReadBy } from "#domain/biomarker"
import type { BiomarkerId, LabId, UserId } from "#domain/ids"
import type { LabStatus } from "#domain/lab"

/** Uploaded reports and how far they are. `seq` is the order they were made in, here and below. */
export const labs = sqliteTable("labs", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<LabId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  upload_id: text(),
  aggregator_status: text().$type<LabStatus>().notNull(),
  uploaded_at: text().notNull(),
  parsed_at: text(),
  content_type: text().notNull(),
  size_bytes: integer().notNull(),
  storage_key: text().notNull(),
  note: text(),
  attempts: integer().notNull().default(0),
  file_name: text(),
  laboratory: text(),
})

/** Results of parsed reports. */
export const biomarkers = sqliteTable("biomarkers", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<BiomarkerId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  lab_id: text().$type<LabId>(),
  raw_event_id: integer(),
  name: text().notNull(),
  value: real(),
  operator: text().$type<BoundOperator>(),
  value_text: text(),
  unit: text().notNull(),
  reference_range: text().notNull(),
  out_of_range: integer({ mode: "boolean" }).notNull(),
  test_date: text(),
  updated_at: integer().notNull(),
  confirmation: text().$type<Confirmation>(),
  page: integer(),
  box: text(),
  printed: text(),
  read_by: text().$type<ReadBy>(),
})

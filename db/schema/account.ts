import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { UserId } from "#domain/ids"
import type { Condition } from "#domain/profile"
import type { LocalDate } from "#domain/time"

/** The mark of the one monotonic clock behind every `updated_at`. */
export const clock = sqliteTable("clock", {
  only: integer().primaryKey(),
  mark: integer().notNull(),
})

/** People, by the issuer and subject of the token they came with. `seq` is the order they came in. */
export const users = sqliteTable("users", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<UserId>().notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text(),
  created_at: text().notNull(),
})

/** The profiles that people entered. */
export const profiles = sqliteTable("profiles", {
  user_id: text().$type<UserId>().primaryKey(),
  name: text(),
  age: real(),
  gender: text().$type<"male" | "female">(),
  height_cm: real(),
  weight_kg: real(),
  smoker: text().$type<"yes" | "no">(),
  alcohol_consumption: text().$type<"never" | "occasional" | "regular">(),
  conditions: text({ mode: "json" }).$type<ReadonlyArray<Condition>>().notNull().default([]),
  medications: text({ mode: "json" }).$type<ReadonlyArray<string>>().notNull().default([]),
  goal: text(),
  story: text(),
  birthday: text().$type<LocalDate>(),
  country: text(),
  units: text().$type<"metric" | "us">(),
  time_zone: text(),
})

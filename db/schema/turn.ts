import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { TurnId, UserId } from "#domain/ids"
import type { StepName } from "#domain/step"
import type { ToolCall } from "#domain/tool"
import type { DeepResearch, Message, TurnFailure, TurnStatus } from "#domain/turn"
import type { NoteCode } from "#domain/turn-note"
import type { TurnResult } from "#domain/turn-result"

/**
 * Turns. `seq` is the order in which they were accepted; the stamps are those of the commits that
 * accepted and ended them. `resumptions` and `resumed_after_steps` are of earlier versions.
 */
export const turns = sqliteTable("turns", {
  seq: integer().primaryKey({ autoIncrement: true }),
  id: text().$type<TurnId>().notNull(),
  user_id: text().$type<UserId>().notNull(),
  conversation_id: text(),
  title: text(),
  status: text().$type<TurnStatus>().notNull(),
  created_at: text().notNull(),
  started_at: text(),
  completed_at: text(),
  messages: text({ mode: "json" }).$type<ReadonlyArray<Message>>().notNull(),
  include_memory: integer({ mode: "boolean" }).notNull(),
  include_biomarkers: integer({ mode: "boolean" }).notNull(),
  deep_research: text({ mode: "json" }).$type<DeepResearch>(),
  result: text({ mode: "json" }).$type<TurnResult>(),
  error: text({ mode: "json" }).$type<TurnFailure>(),
  cost_usd: real(),
  duration_ms: integer(),
  accepted_stamp: integer().notNull(),
  ended_stamp: integer(),
  resumptions: integer().notNull().default(0),
  resumed_after_steps: integer(),
  /** An import brought it: nothing in it was said by this service. */
  restored: integer({ mode: "boolean" }).notNull().default(false),
  /** It was asked by who may remove nothing, so that it takes nothing back either. */
  removes_nothing: integer({ mode: "boolean" }).notNull().default(false),
})

/** The journal: what each finished step, or part of one, put out. */
export const turnSteps = sqliteTable(
  "turn_steps",
  {
    turn_id: text().$type<TurnId>().notNull(),
    step: text().$type<StepName>().notNull(),
    part: text().notNull(),
    attempts: integer().notNull(),
    started_at: text().notNull(),
    ended_at: text().notNull(),
    cost_usd: real().notNull(),
    receipts: text({ mode: "json" }).$type<ReadonlyArray<ToolCall>>().notNull(),
    output: text({ mode: "json" }).$type<unknown>(),
    /** It ran on another server, whose export brought it. */
    elsewhere: integer({ mode: "boolean" }).notNull().default(false),
    notes: text({ mode: "json" }).$type<ReadonlyArray<NoteCode>>().notNull().default([]),
  },
  (row) => [primaryKey({ columns: [row.turn_id, row.step, row.part] })],
)

/** The event log: each frame once, as it is sent. */
export const turnEvents = sqliteTable(
  "turn_events",
  {
    turn_id: text().$type<TurnId>().notNull(),
    id: integer().notNull(),
    type: text().notNull(),
    data: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.turn_id, row.id] })],
)

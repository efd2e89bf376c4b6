import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core"
import type { Agent } from "#domain/agents"
import type { TurnId } from "#domain/ids"
import type { CallOutcome, TurnLimit } from "#domain/model-call"
import type { StrikeClass } from "#domain/strike"

/** One attempt to ask a model provider, written before it is made. */
export const modelCalls = sqliteTable(
  "model_calls",
  {
    turn_id: text().$type<TurnId>().notNull(),
    seq: integer().notNull(),
    at: text().notNull(),
    step: text().notNull(),
    agent: text().$type<Agent>().notNull(),
    host: text().notNull(),
    model: text().notNull(),
    prompt_version: text().notNull(),
    bytes_sent: integer().notNull(),
    sha256: text(),
    input_tokens: integer().notNull(),
    output_tokens: integer().notNull(),
    cache_read_tokens: integer().notNull(),
    cache_write_tokens: integer().notNull(),
    is_estimated: integer({ mode: "boolean" }).notNull(),
    cost_usd: real(),
    duration_ms: integer(),
    outcome: text().$type<CallOutcome>().notNull(),
    limit_reached: text().$type<TurnLimit>(),
    /** It was made on another server, whose export brought it. */
    elsewhere: integer({ mode: "boolean" }).notNull().default(false),
  },
  (row) => [primaryKey({ columns: [row.turn_id, row.seq] })],
)

/** The sentences of an answer that were not shown. */
export const struckSentences = sqliteTable(
  "struck_sentences",
  {
    turn_id: text().$type<TurnId>().notNull(),
    seq: integer().notNull(),
    class: text().$type<StrikeClass>().notNull(),
    sentence: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.turn_id, row.seq] })],
)

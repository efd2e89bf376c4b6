import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core"
import { bytes } from "#db/schema/bytes"
import type { SourceId, UserId } from "#domain/ids"
import type { Provider, SourceStatus } from "#domain/source"
import type { RawEventState } from "#domain/webhook"

/** Wearables. The key is our own id: the aggregator's changes when a person signs in again. */
export const connections = sqliteTable("connections", {
  id: text().$type<SourceId>().primaryKey(),
  user_id: text().$type<UserId>().notNull(),
  provider: text().$type<Provider>().notNull(),
  provider_raw: text().notNull(),
  aggregator_user_id: text().notNull(),
  former_user_id: text(),
  scopes: text(),
  status: text().$type<SourceStatus>().notNull(),
  connected_at: text().notNull(),
  last_sync_at: text(),
  deactivated_at: text(),
  ordering_ms: integer(),
})

/** Deliveries exactly as they came, and what became of them. */
export const rawEvents = sqliteTable("raw_events", {
  id: integer().primaryKey({ autoIncrement: true }),
  dedup_prefix: integer().notNull(),
  dedup_key: bytes().notNull(),
  type: text().notNull(),
  aggregator_user_id: text().notNull(),
  reference_id: text(),
  trace_id: text(),
  reference: text(),
  ordering_ms: integer(),
  received_at: integer().notNull(),
  state: text().$type<RawEventState>().notNull(),
  attempts: integer().notNull().default(0),
  error: text(),
  processed_at: integer(),
  encoding: text().$type<"identity" | "zstd">().notNull(),
  body: bytes(),
})

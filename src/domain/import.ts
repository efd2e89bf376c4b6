import { type Static, Type } from "typebox"
import { PROVIDERS } from "#domain/source"

/** The types of history that are requested of a wearable, each in a separate request. */
export const HISTORY_TYPES = ["activity", "sleep", "daily", "body"] as const
export type HistoryType = (typeof HISTORY_TYPES)[number]

/**
 * The outcome of a request for history. `queued`: the data will arrive by webhook. `not_connected`:
 * the aggregator has no such account. `rate_limited`: too many days within an hour. `unavailable`:
 * it did not answer, or refused.
 */
export const HISTORY_STATUSES = [
  "queued",
  "no_data",
  "not_connected",
  "rate_limited",
  "unavailable",
] as const
export type HistoryStatus = (typeof HISTORY_STATUSES)[number]

/** Body of POST /v1/import. */
export const ImportRequest = Type.Object(
  { days: Type.Integer({ minimum: 1, maximum: 1_460, default: 30 }) },
  { title: "ImportRequest" },
)

const Status = Type.Enum([...HISTORY_STATUSES])

const ImportedConnection = Type.Object({
  provider: Type.Enum([...PROVIDERS]),
  aggregator_user_id: Type.String(),
  per_type: Type.Object({ activity: Status, sleep: Status, daily: Status, body: Status }),
})
export type ImportedConnection = Static<typeof ImportedConnection>

/** The answer of POST /v1/import. `ok` when every request was accepted. Both days are included. */
export const Import = Type.Object(
  {
    ok: Type.Boolean(),
    days: Type.Integer(),
    start: Type.String({ format: "date" }),
    end: Type.String({ format: "date" }),
    connections: Type.Array(ImportedConnection),
    note: Type.String(),
  },
  { title: "Import" },
)
export type Import = Static<typeof Import>

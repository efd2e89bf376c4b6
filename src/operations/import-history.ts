import { Clock, Data, Effect } from "effect"
import { type Connection, ConnectionStore } from "#db/connections"
import { UpstreamUnavailable } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { HistoryStatus, HistoryType, Import, ImportedConnection } from "#domain/import"
import { addDays, type LocalDate, localDateAt } from "#domain/time"
import { Aggregator } from "#upstream/aggregator"

/** Nothing is connected, or the aggregator knows none of what is. Answered flat. */
export class NoActiveConnections extends Data.TaggedError("NoActiveConnections") {
  override get message() {
    return "Connect a wearable first: POST /v1/sources/aggregator/connect."
  }
}

const NOTE =
  "The data comes by webhook as the aggregator replays it. It may take 30 to 120 seconds " +
  "to appear in GET /v1/data/sync."

const ACCEPTED: ReadonlyArray<HistoryStatus> = ["queued", "no_data"]

interface Span {
  readonly start: LocalDate
  readonly end: LocalDate
}

/** One request per type. One that fails takes no other with it. */
const replay = Effect.fnUntraced(function* (
  { provider, aggregator_user_id }: Connection,
  span: Span,
) {
  const aggregator = yield* Aggregator
  const ask = (type: HistoryType) =>
    aggregator
      .requestHistory({ user_id: aggregator_user_id, type, ...span })
      .pipe(Effect.catch(() => Effect.succeed<HistoryStatus>("unavailable")))
  const per_type = yield* Effect.all(
    { activity: ask("activity"), sleep: ask("sleep"), daily: ask("daily"), body: ask("body") },
    { concurrency: 4 },
  )
  return { provider, aggregator_user_id, per_type } satisfies ImportedConnection
})

/**
 * Asks the aggregator to send the last `days` days of every connected wearable again. Fails when
 * it answers nothing at all.
 */
export const importHistory = Effect.fnUntraced(function* (user: UserId, days: number) {
  const known = yield* ConnectionStore.use((store) => store.all(user))
  const active = known.filter(({ deactivated_at }) => deactivated_at === null)
  const end = localDateAt(yield* Clock.currentTimeMillis, 0)
  const span = { start: addDays(end, -days), end }
  const connections = yield* Effect.forEach(active, (connection) => replay(connection, span), {
    concurrency: "unbounded",
  })
  const statuses = connections.flatMap(({ per_type }) => Object.values(per_type))
  if (statuses.every((status) => status === "not_connected"))
    return yield* new NoActiveConnections()
  if (statuses.every((status) => status === "unavailable" || status === "not_connected"))
    return yield* new UpstreamUnavailable({ upstream: "aggregator", retryable: true })
  return {
    ok: statuses.every((status) => ACCEPTED.includes(status)),
    days,
    ...span,
    connections,
    note: NOTE,
  } satisfies Import
})

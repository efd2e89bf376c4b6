import { Clock, Data, Effect } from "effect"
import { Ingest, IngestMessage } from "#actors/ingest"
import { type Connection, ConnectionStore } from "#db/connections"
import { KeptDeliveries } from "#db/kept-deliveries"
import { UpstreamUnavailable } from "#domain/errors"
import type { UserId } from "#domain/ids"
import type { HistoryStatus, HistoryType, Import, ImportedConnection } from "#domain/import"
import { addDays, epochOf, isoOf, type LocalDate, localDateAt } from "#domain/time"
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
const request = Effect.fnUntraced(function* (
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

/** Has an aggregator send the days again. */
const requestAll = (active: ReadonlyArray<Connection>, span: Span) =>
  Effect.map(
    Effect.forEach(active, (connection) => request(connection, span), { concurrency: "unbounded" }),
    (connections) => ({ connections, note: NOTE }),
  )

/** What is reported with another: what a person drank or ate is of a day. */
const REPORTED_AS: Readonly<Record<string, HistoryType>> = {
  nutrition: "daily",
  menstruation: "daily",
}

const noteOf = (replayed: number, oldest: number | null) => {
  if (oldest === null) return "No delivery is kept as it came, so nothing can be read again."
  const reach = `The oldest that is kept came on ${isoOf(oldest).slice(0, 10)}.`
  if (replayed === 0) return `No delivery of these days is kept as it came. ${reach}`
  const again =
    replayed === 1 ? "1 delivery is read again" : `${replayed} deliveries are read again`
  return `${again}, as kept here: no aggregator is configured. ${reach}`
}

/** Reads again what is kept here as it came in these days. */
const replayKept = Effect.fnUntraced(function* (
  user: UserId,
  active: ReadonlyArray<Connection>,
  { start }: Span,
) {
  const kept = yield* KeptDeliveries
  const since = epochOf(`${start}T00:00:00Z`)!
  const connections: Array<ImportedConnection> = []
  let replayed = 0
  let oldest: number | null = null
  for (const { provider, aggregator_user_id, former_user_id } of active) {
    const per_type: Record<HistoryType, HistoryStatus> = {
      activity: "no_data",
      sleep: "no_data",
      daily: "no_data",
      body: "no_data",
    }
    for (const link of former_user_id
      ? [former_user_id, aggregator_user_id]
      : [aggregator_user_id]) {
      const found = yield* kept.replay(user, link, since)
      if (found.oldest !== null) oldest = Math.min(oldest ?? found.oldest, found.oldest)
      for (const [type, count] of found.by_type) {
        replayed += count
        per_type[REPORTED_AS[type] ?? (type as HistoryType)] = "queued"
      }
    }
    connections.push({ provider, aggregator_user_id, per_type })
  }
  yield* Ingest.use((ingest) => ingest.send(IngestMessage.QueueLost()))
  return { connections, note: noteOf(replayed, oldest) }
})

/**
 * Has the last `days` days of every connected wearable brought again: by the aggregator or, where none is configured,
 * out of the deliveries that are still kept. Fails when the aggregator answers nothing at all.
 */
export const importHistory = Effect.fnUntraced(function* (user: UserId, days: number) {
  const known = yield* ConnectionStore.use((store) => store.all(user))
  const active = known.filter(({ deactivated_at }) => deactivated_at === null)
  const end = localDateAt(yield* Clock.currentTimeMillis, 0)
  const span = { start: addDays(end, -days), end }
  const { isConfigured } = yield* Aggregator
  const { connections, note } = yield* isConfigured
    ? requestAll(active, span)
    : replayKept(user, active, span)
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
    note,
  } satisfies Import
})

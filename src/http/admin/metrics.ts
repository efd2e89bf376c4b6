import { Effect, Metric } from "effect"
import { format } from "effect/observability/PrometheusMetrics"
import { Elysia } from "elysia"
import { gauges } from "#db/admin/gauges"
import { BackupStore } from "#db/backups"
import { adminOrBearer } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { EventStreams } from "#http/event-streams"
import { type Operation, operation } from "#http/operation"

const set = (
  name: string,
  description: string,
  value: number,
  attributes: Readonly<Record<string, string>> = {},
) => Metric.update(Metric.gauge(name, { description, attributes }), value)

const turns = (status: string, value: number) =>
  set("hygeia_turns", "Turns in flight.", value, { status })

const rawEvents = (state: string, value: number) =>
  set("hygeia_raw_events", "Deliveries not dealt with.", value, { state })

const setBackup = Effect.gen(function* () {
  const last = yield* BackupStore.use(({ last }) => last)
  if (last === null) return
  const { made_at, bytes, status } = last
  yield* set("hygeia_backup_timestamp_seconds", "When the last backup was begun.", made_at / 1_000)
  yield* set("hygeia_backup_bytes", "Size of the last backup.", bytes)
  yield* set(
    "hygeia_backup_restored",
    "1 when the last backup was restored in a drill.",
    status === "restored" ? 1 : 0,
  )
})

/** Sets every gauge to what it is now. */
const setGauges = Effect.gen(function* () {
  const now = yield* gauges
  const streams = yield* EventStreams.use(({ count }) => count)
  const { rss, heapUsed } = process.memoryUsage()
  yield* set("hygeia_users", "People.", now.users)
  yield* turns("queued", now.turns.queued)
  yield* turns("running", now.turns.running)
  yield* rawEvents("received", now.raw_events.received)
  yield* rawEvents("parked", now.raw_events.parked)
  yield* set("hygeia_labs_stuck", "Labs the aggregator does not answer for.", now.labs_stuck)
  yield* set("hygeia_outbox", "Tasks of the outbox that are not done yet.", now.outbox)
  yield* set("hygeia_event_streams", "Open event streams.", streams)
  yield* setBackup
  yield* set("hygeia_database_bytes", "Size of the database.", now.database_bytes)
  yield* set("process_resident_memory_bytes", "Resident memory.", rss)
  yield* set("process_heap_bytes", "Heap in use.", heapUsed)
  yield* set("process_uptime_seconds", "Time since the start.", process.uptime())
})

const answer = Effect.map(
  Effect.andThen(setGauges, format()),
  (text) =>
    new Response(text, { headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" } }),
)

const getMetrics: Operation = {
  operationId: "getMetrics",
  tag: "Meta",
  summary: "Read metrics for Prometheus",
  description: "Takes the admin key as a bearer token too, as scrapers send it.",
  responses: { 200: "text/plain" },
  admin: true,
}

/** Gauges, and what the service has counted since its start, in the text format of Prometheus. */
export const adminMetrics = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOrBearer(edge))
    .get("/metrics", ({ run }) => run(answer), { detail: operation(getMetrics) })
    .get("/admin/metrics", ({ run }) => run(answer), {
      detail: operation({ ...getMetrics, operationId: "getAdminMetrics", legacy: true }),
    })

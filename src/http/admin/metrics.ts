import { Effect, Metric } from "effect"
import { format } from "effect/observability/PrometheusMetrics"
import { Elysia } from "elysia"
import { IntegrityCheck } from "#actors/integrity-check"
import { gauges } from "#db/admin/gauges"
import { queues } from "#db/admin/queues"
import { BackupStore } from "#db/backups"
import { readiness } from "#db/readiness"
import { QUEUES } from "#domain/queue"
import { adminOrBearer } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { EventStreams } from "#http/event-streams"
import { type Operation, operation } from "#http/operation"
import { backupBytes, backupRestored, backupTime } from "#observability/backups"
import {
  databaseBytes,
  databaseDamaged,
  databaseWritable,
  freeBytes,
  logBytes,
  users,
} from "#observability/database"
import { parkedDeliveries } from "#observability/deliveries"
import { DATED_QUEUES, queueAge, queueDepth, stuckLabs } from "#observability/queues"
import { openStreams } from "#observability/requests"
import { runningTurns } from "#observability/turns"

const setBackup = Effect.gen(function* () {
  const last = yield* BackupStore.use(({ last }) => last)
  if (last === null) return
  yield* Metric.update(backupTime.of({}), last.made_at / 1_000)
  yield* Metric.update(backupBytes.of({}), last.bytes)
  yield* Metric.update(backupRestored.of({}), last.status === "restored" ? 1 : 0)
})

/** Sets every gauge of the database to what it is now. */
const setGauges = Effect.gen(function* () {
  const now = yield* gauges
  const waiting = yield* queues
  for (const queue of QUEUES) yield* Metric.update(queueDepth.of({ queue }), waiting[queue].depth)
  for (const queue of DATED_QUEUES)
    yield* Metric.update(queueAge.of({ queue }), waiting[queue].age_s ?? 0)
  yield* Metric.update(runningTurns.of({}), now.turns_running)
  yield* Metric.update(parkedDeliveries.of({}), now.deliveries_parked)
  yield* Metric.update(stuckLabs.of({}), now.labs_stuck)
  yield* Metric.update(users.of({}), now.users)
  yield* Metric.update(databaseBytes.of({}), now.database_bytes)
  yield* Metric.update(logBytes.of({}), now.log_bytes)
  yield* Metric.update(freeBytes.of({}), now.free_bytes)
  const { writable } = yield* readiness
  yield* Metric.update(databaseWritable.of({}), writable ? 1 : 0)
  const integrity = yield* IntegrityCheck.use(({ status }) => status)
  yield* Metric.update(databaseDamaged.of({}), integrity === "failing" ? 1 : 0)
  yield* Metric.update(openStreams.of({}), yield* EventStreams.use(({ count }) => count))
  yield* setBackup
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

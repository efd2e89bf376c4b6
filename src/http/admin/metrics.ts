import { Effect, Metric } from "effect"
import { format } from "effect/observability/PrometheusMetrics"
import { Elysia } from "elysia"
import { IntegrityCheck } from "#actors/integrity-check"
import { gauges } from "#db/admin/gauges"
import { BackupStore } from "#db/backups"
import { adminOrBearer } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { EventStreams } from "#http/event-streams"
import { type Operation, operation } from "#http/operation"
import { backupBytes, backupRestored, backupTime } from "#observability/backups"
import { databaseBytes, databaseDamaged, users } from "#observability/database"
import { parkedDeliveries } from "#observability/deliveries"
import { queueAge, queueDepth, stuckLabs } from "#observability/queues"
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
  for (const queue of ["turns", "deliveries", "imports", "outbox"] as const)
    yield* Metric.update(queueDepth.of({ queue }), now.waiting[queue])
  for (const queue of ["turns", "deliveries"] as const)
    yield* Metric.update(queueAge.of({ queue }), now.waiting_s[queue])
  yield* Metric.update(runningTurns.of({}), now.turns_running)
  yield* Metric.update(parkedDeliveries.of({}), now.deliveries_parked)
  yield* Metric.update(stuckLabs.of({}), now.labs_stuck)
  yield* Metric.update(users.of({}), now.users)
  yield* Metric.update(databaseBytes.of({}), now.database_bytes)
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

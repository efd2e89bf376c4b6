import { Effect } from "effect"
import { Elysia } from "elysia"
import { gauges } from "#db/admin/gauges"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { EventStreams } from "#http/event-streams"
import { operation } from "#http/operation"

/** One metric in the text format of Prometheus: its help, its type, and a sample per label. */
const gauge = (name: string, help: string, samples: Readonly<Record<string, number>>) =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...Object.entries(samples).map(([label, value]) => `${name}${label} ${value}`),
  ].join("\n")

const labelled = (label: string, samples: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(samples).map(([value, sample]) => [`{${label}="${value}"}`, sample]),
  )

const alone = (value: number) => ({ "": value })

const exposition = Effect.gen(function* () {
  const now = yield* gauges
  const streams = yield* EventStreams.use(({ count }) => count)
  const { rss, heapUsed } = process.memoryUsage()
  return [
    gauge("hygeia_users", "People.", alone(now.users)),
    gauge("hygeia_turns", "Turns in flight.", labelled("status", now.turns)),
    gauge("hygeia_raw_events", "Deliveries not dealt with.", labelled("state", now.raw_events)),
    gauge("hygeia_labs_stuck", "Labs the aggregator does not answer for.", alone(now.labs_stuck)),
    gauge("hygeia_outbox", "Messages the outside was not told yet.", alone(now.outbox)),
    gauge("hygeia_event_streams", "Open event streams.", alone(streams)),
    gauge("hygeia_database_bytes", "Size of the database.", alone(now.database_bytes)),
    gauge("process_resident_memory_bytes", "Resident memory.", alone(rss)),
    gauge("process_heap_bytes", "Heap in use.", alone(heapUsed)),
    gauge("process_uptime_seconds", "Time since the start.", alone(process.uptime())),
    "",
  ].join("\n")
})

/** Numbers about the running service, for Prometheus. */
export const metrics = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .get(
      "/admin/metrics",
      async ({ run }) =>
        new Response(await run(exposition), {
          headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" },
        }),
      {
        detail: operation({
          operationId: "getMetrics",
          tag: "Meta",
          summary: "Read metrics for Prometheus",
          responses: { 200: "text/plain" },
          admin: true,
        }),
      },
    )

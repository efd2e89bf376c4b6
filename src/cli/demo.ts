import { Clock, Console, Effect, type Layer } from "effect"
import { deliveries, lifeUntil, todayAt } from "#cli/demo/deliveries"
import { panels } from "#cli/demo/panels"
import { report } from "#cli/demo/report"
import { DemoRefused, serviceAt } from "#cli/demo/service"
import { Config } from "#config"
import type { DataSync } from "#domain/data-sync"
import { type FoundServer, findServer } from "#operations/find-server"

/** How many deliveries are sent at once. */
const CONCURRENCY = 4

const POLL_INTERVAL = "100 millis"
const TIMEOUT = "2 minutes"

type Counts = DataSync["counts"]

const hasAll = (counts: Counts, expected: Counts) =>
  counts.daily >= expected.daily &&
  counts.sleep >= expected.sleep &&
  counts.activities >= expected.activities &&
  counts.biomarkers >= expected.biomarkers

/** How many results are numbers: the delta sync carries only those. */
const numbersIn = (panel: keyof typeof panels) =>
  panels[panel].filter(({ value }) => /\d/.test(String(value))).length

/** Days weighed by the first scale, which are rows of their own beside those of the watch. */
const weighedApart = (life: ReturnType<typeof lifeUntil>) =>
  life.filter(({ weighing }) => weighing?.scale === "first").length

/** Sends the demo person to a server through its webhook, and waits until every row is written. */
export const bringDemo = Effect.fn("bringDemo")(function* (server: FoundServer) {
  const { TODAY } = yield* Config
  const today = TODAY ?? todayAt(yield* Clock.currentTimeMillis)
  const service = yield* serviceAt(server)
  const prepared = yield* service.prepare(today)
  const life = lifeUntil(today, prepared)
  const [auth, ...rest] = deliveries(prepared, life)
  yield* service.deliver(auth!)
  yield* Effect.forEach(rest, service.deliver, { concurrency: CONCURRENCY, discard: true })

  const { service_token } = yield* service.token
  const days = life.filter(({ day }) => day).length
  const expected = {
    daily: days + weighedApart(life),
    sleep: life.filter(({ night }) => night).length,
    activities: life.filter(({ workout }) => workout).length,
    biomarkers: numbersIn("earlier") + numbersIn("later"),
  }
  const counts = yield* service.counts(service_token).pipe(
    Effect.tap((counts) => (hasAll(counts, expected) ? Effect.void : Effect.sleep(POLL_INTERVAL))),
    Effect.repeat({ until: (counts) => hasAll(counts, expected) }),
    Effect.timeoutOrElse({
      duration: TIMEOUT,
      orElse: () =>
        new DemoRefused({ message: `The server at ${server.url} did not write every row.` }),
    }),
  )
  return { prepared, counts, days, first: life[0]!.date, last: life.at(-1)!.date }
})

/**
 * Loads a generated person with two years of data into the current DATA_DIR: through the server that
 * owns the folder or, without one, through `temporaryServer`. Run again, it adds the days since then,
 * and nothing twice.
 */
export const demo = Effect.fn("demo")(function* <E>(
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  const { DATA_DIR, BASE_URL, PORT } = yield* Config
  const running = yield* findServer(DATA_DIR)
  const there = {
    url: running?.url ?? BASE_URL ?? `http://127.0.0.1:${PORT}`,
    isRunning: running !== null,
  }
  const bring = Effect.gen(function* () {
    const server = running ?? (yield* findServer(DATA_DIR))
    if (!server) return yield* new DemoRefused({ message: "The service did not start." })
    const { counts, days, first, last } = yield* bringDemo(server)
    yield* Console.log(report(counts, days, first, last, there))
  })
  yield* running ? bring : Effect.provide(bring, temporaryServer)
})

import { expect, test } from "bun:test"
import { Effect } from "effect"
import { format } from "effect/observability/PrometheusMetrics"
import { eventLoop } from "#actors/event-loop"
import { metricRegistry } from "#observability/registry"
import { parseExposition, valueOf } from "#test/exposition"

const NAME = "hygeia_event_loop_delay_seconds"

const exported = Effect.map(format(), parseExposition)

/** Waits until a delay has been measured, while the loop turns. */
const measured = Effect.gen(function* () {
  const before = valueOf(yield* exported, `${NAME}_count`)
  while (valueOf(yield* exported, `${NAME}_count`) === before)
    yield* Effect.promise(() => new Promise<void>((resume) => setImmediate(resume)))
  return yield* exported
})

test("a stall of the event loop is seen, with its length", () =>
  Effect.gen(function* () {
    yield* measured
    const until = performance.now() + 150
    while (performance.now() < until);
    const after = yield* measured
    expect(valueOf(after, `${NAME}_sum`)).toBeGreaterThan(0.1)
    const above = (le: string) =>
      valueOf(after, `${NAME}_count`) - valueOf(after, `${NAME}_bucket`, { le })
    expect(above("0.1")).toBeGreaterThanOrEqual(1)
  }).pipe(Effect.provide(eventLoop), Effect.provide(metricRegistry), Effect.runPromise))

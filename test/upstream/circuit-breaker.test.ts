import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { itWith } from "#test/effect"
import { CallFailed } from "#upstream/aggregator/call"
import { MAX_OUTAGES, makeCircuitBreaker, PAUSE_MS } from "#upstream/circuit-breaker"

const it = itWith(Layer.empty)

/** A provider that answers as scripted, counted behind a circuit breaker. */
const scene = () => {
  const { guarded } = makeCircuitBreaker<CallFailed>({
    name: "the provider",
    isOutage: ({ status }) => status === null || status >= 500,
    leftAlone: (wait_ms) => new CallFailed({ status: null, retryable: true, wait_ms }),
  })
  let calls = 0
  const ask = (status: number | null) =>
    Effect.ignore(
      guarded(
        Effect.suspend(() => {
          calls++
          return status === 200
            ? Effect.void
            : Effect.fail(new CallFailed({ status, retryable: true, wait_ms: 0 }))
        }),
      ),
    )
  const times = (count: number, status: number | null) =>
    Effect.all(Array.from({ length: count }, () => ask(status)))
  return { ask, times, calls: () => calls }
}

it("leaves a provider alone that did not answer ten times in a row", () =>
  Effect.gen(function* () {
    const { times, calls } = scene()
    yield* times(MAX_OUTAGES + 5, null)
    expect(calls()).toBe(MAX_OUTAGES)
  }))

it("lets one call through after a pause, and all once that was answered", () =>
  Effect.gen(function* () {
    const { ask, times, calls } = scene()
    yield* times(MAX_OUTAGES, 503)
    yield* TestClock.adjust(PAUSE_MS)
    yield* times(3, 503)
    expect(calls()).toBe(MAX_OUTAGES + 1)
    yield* TestClock.adjust(PAUSE_MS)
    yield* ask(200)
    yield* times(3, 503)
    expect(calls()).toBe(MAX_OUTAGES + 5)
  }))

it("takes a refusal for an answer", () =>
  Effect.gen(function* () {
    const { times, calls } = scene()
    yield* times(MAX_OUTAGES * 2, 422)
    yield* times(MAX_OUTAGES - 1, 500)
    yield* times(1, 404)
    yield* times(MAX_OUTAGES - 1, 500)
    expect(calls()).toBe(MAX_OUTAGES * 4 - 1)
  }))

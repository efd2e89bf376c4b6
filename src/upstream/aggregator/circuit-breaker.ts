import { Clock, Effect } from "effect"
import { CallFailed } from "#upstream/aggregator/call"

/** How many calls in a row may fail before the circuit opens. */
export const MAX_OUTAGES = 10

/** How long it stays open. Then one call is let through as a probe. */
export const PAUSE_MS = 1_000

const isOutage = ({ status }: CallFailed) => status === null || status >= 500

/** A circuit breaker: while the aggregator is down, calls fail at once. */
export const makeCircuitBreaker = () => {
  let outages = 0
  let paused_until = 0

  const note = Effect.fnUntraced(function* (isDown: boolean) {
    const wasOpen = outages >= MAX_OUTAGES
    outages = isDown ? outages + 1 : 0
    const isOpen = outages >= MAX_OUTAGES
    if (isOpen) paused_until = (yield* Clock.currentTimeMillis) + PAUSE_MS
    if (isOpen && !wasOpen)
      yield* Effect.logWarning("the aggregator does not answer: it is left alone for a while")
    if (wasOpen && !isOpen) yield* Effect.logInfo("the aggregator answers again")
  })

  return <A, R>(call: Effect.Effect<A, CallFailed, R>): Effect.Effect<A, CallFailed, R> =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const isOpen = outages >= MAX_OUTAGES
      if (isOpen && now < paused_until)
        return yield* new CallFailed({
          status: null,
          retryable: true,
          wait_ms: paused_until - now,
        })
      if (isOpen) paused_until = now + PAUSE_MS
      return yield* call.pipe(
        Effect.tap(() => note(false)),
        Effect.tapError((failure) => note(isOutage(failure))),
      )
    })
}

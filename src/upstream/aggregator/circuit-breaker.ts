import { Clock, Effect } from "effect"
import { CallFailed } from "#upstream/aggregator/call"

/** Calls in a row that got no answer, or a fault, after which no more are made for a while. */
export const MAX_OUTAGES = 10

/** How long that is. Then one call is let through to see. */
export const PAUSE_MS = 1_000

const isOutage = ({ status }: CallFailed) => status === null || status >= 500

/** Spares an aggregator that is down, and the people who would wait for it. */
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

import { Clock, Effect } from "effect"

/** How many calls in a row may fail before the circuit opens. */
export const MAX_OUTAGES = 10

/** How long it stays open. Then one call is let through as a probe. */
export const PAUSE_MS = 1_000

/** A provider behind a circuit breaker. */
export interface Guarded<E> {
  /** Its name in the log, with its article. */
  readonly name: string
  /** Whether a call failed because the provider is down, and not because of what it was asked. */
  readonly isOutage: (failure: E) => boolean
  /** The failure of a call that is not made, with the milliseconds after which it may be. */
  readonly leftAlone: (wait_ms: number) => E
}

/**
 * A circuit breaker with three states. Closed: every call is made. Open, after ten outages in a row: calls fail at
 * once. Half-open, a second later and every second from then on: one call is made as a probe; any answer closes the
 * circuit, an outage leaves it open.
 */
export const makeCircuitBreaker = <E>({ name, isOutage, leftAlone }: Guarded<E>) => {
  let outages = 0
  let paused_until = 0

  const note = Effect.fnUntraced(function* (isDown: boolean) {
    const wasOpen = outages >= MAX_OUTAGES
    outages = isDown ? outages + 1 : 0
    const isOpen = outages >= MAX_OUTAGES
    if (isOpen) paused_until = (yield* Clock.currentTimeMillis) + PAUSE_MS
    if (isOpen && !wasOpen)
      yield* Effect.logWarning(`${name} does not answer: it is left alone for a while`)
    if (wasOpen && !isOpen) yield* Effect.logInfo(`${name} answers again`)
  })

  /** Lets a call begin, or fails. */
  const admit: Effect.Effect<void, E> = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    if (outages < MAX_OUTAGES) return
    if (now < paused_until) return yield* Effect.fail(leftAlone(paused_until - now))
    paused_until = now + PAUSE_MS
  })

  const failed = (failure: E) => note(isOutage(failure))

  return {
    admit,
    /** The provider has answered. */
    answered: note(false),
    failed,
    /** Makes a call as the circuit allows. */
    guarded: <A, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.andThen(
        admit,
        call.pipe(
          Effect.tap(() => note(false)),
          Effect.tapError(failed),
        ),
      ),
  }
}

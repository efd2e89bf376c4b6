import { Clock, Effect, Random, Result, Stream } from "effect"
import { UpstreamUnavailable } from "#domain/errors"
import type { CallFailure } from "#domain/model-call"
import { timedOut } from "#upstream/anthropic/failure"
import {
  ANSWER_MS,
  type Answered,
  type Messages,
  type Request,
  type Streamed,
} from "#upstream/anthropic/messages"
import { type Guarded, makeCircuitBreaker } from "#upstream/circuit-breaker"
import { CallsEnd, StepCalls } from "#upstream/step-calls"

/** How often a call is tried before it fails. */
export const ATTEMPTS = 3

/** With less time left in the turn than this no call is begun. */
const MIN_MS = 250
const FIRST_PAUSE_MS = 500

const OUTAGES: ReadonlySet<UpstreamUnavailable["failure"]> = new Set<CallFailure>([
  "unreachable",
  "broken_off",
  "timeout",
  "server_error",
  "overloaded",
])

const theModel: Guarded<UpstreamUnavailable> = {
  name: "the model provider",
  isOutage: ({ failure }) => OUTAGES.has(failure),
  leftAlone: (wait_ms) =>
    new UpstreamUnavailable({
      upstream: "model",
      retryable: true,
      failure: "unreachable",
      wait_ms,
    }),
}

/** The answer of a call for which the turn has no time left. */
const OUT_OF_TIME: Answered = { reply: null, cost_usd: 0, why: "budget" }

/** Milliseconds before an attempt that follows so many: doubling from 500, or what the provider asks for. */
const pauseAfter = (attempts: number, { wait_ms = 0 }: UpstreamUnavailable) =>
  Effect.map(Random.next, (chance) =>
    Math.max(wait_ms, FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.8 + 0.4 * chance)),
  )

/** Milliseconds that the calls of this step have left; null when its turn has none for another call. */
const timeLeft = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  if ((yield* CallsEnd) - now < MIN_MS) return null
  return (yield* StepCalls).deadline - now
})

/** Waits before the next attempt, or fails where another one cannot help or has no time. */
const beforeNext = Effect.fnUntraced(function* (attempts: number, failure: UpstreamUnavailable) {
  if (!failure.retryable || attempts >= ATTEMPTS) return yield* failure
  const pause = yield* pauseAfter(attempts, failure)
  const left = yield* timeLeft
  if (left !== null && pause >= left) return yield* failure
  yield* Effect.sleep(pause)
})

/**
 * The Messages API with up to three attempts a call, as far as trying again may help and there is time left in its
 * step, behind a circuit breaker. A stream that begins again after text says so. It is the only place that tries a
 * call again.
 */
export const retried = (once: Messages): Messages => {
  const circuit = makeCircuitBreaker(theModel)

  const createFrom = (
    request: Request,
    attempts: number,
  ): Effect.Effect<Answered, UpstreamUnavailable> =>
    Effect.gen(function* () {
      const left = yield* timeLeft
      if (left === null) return OUT_OF_TIME
      ;(yield* StepCalls).tried(attempts)
      // Half of what is left, so that it may be tried again.
      const time_ms = Math.min(ANSWER_MS, Math.max(0, left) / 2)
      const outcome = yield* once.create({ ...request, time_ms }).pipe(
        Effect.timeoutOrElse({
          duration: time_ms,
          orElse: () => Effect.fail(timedOut),
        }),
        circuit.guarded,
        Effect.result,
      )
      if (Result.isSuccess(outcome)) return outcome.success
      yield* beforeNext(attempts, outcome.failure)
      return yield* createFrom(request, attempts + 1)
    })

  const streamFrom = (
    request: Request,
    attempts: number,
  ): Stream.Stream<Streamed, UpstreamUnavailable> =>
    Stream.unwrap(
      Effect.gen(function* () {
        const left = yield* timeLeft
        if (left === null) return Stream.succeed(OUT_OF_TIME)
        ;(yield* StepCalls).tried(attempts)
        let said = false
        const again = Effect.fnUntraced(function* (failure: UpstreamUnavailable) {
          yield* circuit.failed(failure)
          yield* beforeNext(attempts, failure)
          const from = streamFrom(request, attempts + 1)
          return said ? Stream.concat(Stream.succeed({ restarted: true as const }), from) : from
        })
        const tooLong = Effect.andThen(Effect.sleep(Math.max(0, left)), Effect.fail(timedOut))
        // One that says nothing leaves time for another.
        const time_ms = Math.max(0, left) / 2
        return Stream.fromEffectDrain(circuit.admit).pipe(
          Stream.concat(once.stream({ ...request, time_ms })),
          Stream.timeoutOrElse({
            duration: time_ms,
            orElse: () => Stream.fail(timedOut),
          }),
          Stream.interruptWhen(tooLong),
          Stream.tap((part) =>
            Effect.sync(() => {
              said ||= "text" in part
            }),
          ),
          Stream.onEnd(circuit.answered),
          Stream.catch((failure) => Stream.unwrap(again(failure))),
        )
      }),
    )

  return {
    create: (request) => createFrom(request, 1),
    stream: (request) => streamFrom(request, 1),
  }
}

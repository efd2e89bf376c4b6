import { Data, Effect, Schedule } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import type { StepName } from "#domain/step"

/** How often a step is tried before its turn fails. */
export const ATTEMPTS = 3

/** A step that failed for good. It carries the step's name all the way to `turn.failed`. */
export class StepFailed extends Data.TaggedError("StepFailed")<{
  readonly step: StepName
  readonly reason: UpstreamUnavailable
}> {}

const backoff = Schedule.exponential("500 millis").pipe(Schedule.jittered)

/** Three attempts, half a second apart and doubling, as long as trying again may help. */
export const withRetries =
  (onAttempt: () => void) =>
  <A, R>(body: Effect.Effect<A, UpstreamUnavailable, R>) =>
    Effect.suspend(() => {
      onAttempt()
      return body
    }).pipe(
      Effect.retry({
        times: ATTEMPTS - 1,
        schedule: backoff,
        while: (error: UpstreamUnavailable) => error.retryable,
      }),
    )

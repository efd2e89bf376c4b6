import { Context, Effect } from "effect"

/** An answer of a provider that came whole, as the journal keeps it. */
export interface KeptCall {
  readonly reply: unknown
  readonly cost_usd: number
}

/** What the calls of one step of a turn share. */
export interface StepCalls {
  /** The time, in milliseconds of the epoch, by which they must have ended. */
  readonly deadline: number
  /** Whether the provider failed in an earlier step, so that it is left alone for the rest of the turn. */
  readonly isGivenUp: boolean
  /** The answer to the same request, by its SHA-256, where this process or an earlier one had it. */
  readonly kept: (sha256: string) => KeptCall | undefined
  /** Keeps an answer: it is on disk before anything that the turn sends or shows later. */
  readonly keep: (sha256: string, call: KeptCall) => Effect.Effect<void>
  /** Says that a call was tried so often. */
  readonly tried: (attempts: number) => void
}

/** The calls of the step that runs; of none, they have no limit and nothing is kept. */
export const StepCalls = Context.Reference<StepCalls>("upstream/StepCalls", {
  defaultValue: () => ({
    deadline: Number.POSITIVE_INFINITY,
    isGivenUp: false,
    kept: () => undefined,
    keep: () => Effect.void,
    tried: () => {},
  }),
})

/**
 * The time, in milliseconds of the epoch, by which the calls of a turn must have ended, so that there is time left to
 * finish it.
 */
export const CallsEnd = Context.Reference<number>("upstream/CallsEnd", {
  defaultValue: () => Number.POSITIVE_INFINITY,
})

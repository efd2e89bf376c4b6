import { Effect } from "effect"
import type { Judged } from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import { type NoteCode, noteCodes } from "#domain/turn-note"
import type { Model } from "#upstream/model"
import { StepCalls } from "#upstream/step-calls"

type Part = keyof Model["Service"]

/** An answer, or null where what came back cannot be used; with its cost either way. */
export type Attempt<A> = Effect.Effect<Judged<A | null>, UpstreamUnavailable>

/** Says in the log that the embedded engine does a part, and why. */
export const sayStandIn = (part: Part, note: NoteCode) =>
  Effect.logWarning("the embedded engine stands in for the model").pipe(
    Effect.annotateLogs({ part, note }),
  )

/**
 * Lets the embedded engine make up for a part that the model did not do. What cannot be used, and what a limit of the
 * turn did not allow, is always made up for; a provider that fails only where `forOutages` says so. From the first
 * step that a provider failed in, the rest of the turn is the embedded engine's.
 */
export const makeStandIn =
  (forOutages: boolean) =>
  <A>(
    part: Part,
    attempt: Attempt<A>,
    instead: Effect.Effect<Judged<A>, UpstreamUnavailable>,
  ): Effect.Effect<Judged<A>, UpstreamUnavailable> => {
    const missing = (note: NoteCode) =>
      Effect.succeed<Judged<A | null>>({ value: null, cost_usd: 0, notes: [note] })
    // A provider that is too slow for reflection or a check can still answer: it is not given up for that.
    const whileDown =
      part === "reflect" || part === "check" ? "partly_embedded" : "model_unavailable"

    return Effect.gen(function* () {
      if ((yield* StepCalls).isGivenUp) return yield* instead
      const { value, ...judged } = yield* attempt.pipe(
        Effect.catch((failure) => (forOutages ? missing(whileDown) : Effect.fail(failure))),
        // A reply that its reader did not foresee is one that cannot be used; its text stays out of the log.
        Effect.catchDefect(() => missing("partly_embedded")),
      )
      if (value !== null) return { value, ...judged }
      const other = yield* instead
      const notes = noteCodes(judged.notes ?? ["partly_embedded"], other.notes)
      for (const note of notes) yield* sayStandIn(part, note)
      return { value: other.value, cost_usd: judged.cost_usd + other.cost_usd, notes }
    })
  }

import { Data } from "effect"
import type { UpstreamUnavailable } from "#domain/errors"
import type { StepName } from "#domain/step"

/** A step that failed for good. It carries the step's name all the way to `turn.failed`. */
export class StepFailed extends Data.TaggedError("StepFailed")<{
  readonly step: StepName
  readonly reason: UpstreamUnavailable
}> {}

const SECOND = 1_000

/**
 * How long the calls of a step may take together, attempts and pauses included. Reflection and memory only add to an
 * answer, so that nobody waits long for them.
 */
export const CALLS_MS: Readonly<Record<StepName, number>> = {
  classify_vagueness: 150 * SECOND,
  route: 150 * SECOND,
  rephrase_per_agent: 150 * SECOND,
  run_supporting_agents: 300 * SECOND,
  run_main_agent: 300 * SECOND,
  reflection: 20 * SECOND,
  validation_gates: 60 * SECOND,
  synthesis: 300 * SECOND,
  memory_extraction: 20 * SECOND,
  finalize: 20 * SECOND,
}

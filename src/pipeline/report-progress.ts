import { Effect, Option } from "effect"
import type { Agent } from "#domain/agents"
import { Progress } from "#pipeline/progress"

/** Work that ends sooner reports no progress. */
const AT_FIRST = "50 millis"
/** How often a long piece of work says that it goes on. */
const EVERY = "2 seconds"

/**
 * Reports the progress of long work every two seconds, inside a turn only. Each text is short and
 * describes the work, never what it found.
 */
export const reportingProgress = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  agent: Agent,
  phase: () => string,
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.serviceOption(Progress), (progress) => {
    if (Option.isNone(progress)) return work
    const say = Effect.suspend(() => progress.value.phase(agent, phase()))
    const onAndOn = Effect.andThen(
      Effect.delay(say, AT_FIRST),
      Effect.forever(Effect.delay(say, EVERY)),
    )
    return Effect.raceFirst(work, onAndOn)
  })

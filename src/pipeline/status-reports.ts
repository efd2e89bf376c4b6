import { Clock, Effect } from "effect"
import type { Agent } from "#domain/agents"
import type { StepName } from "#domain/step"
import { Progress } from "#pipeline/progress"

/** A turn is never silent for longer than two seconds; a little less leaves time for the way to the client. */
const SILENCE_MS = 1_900

/** What goes on in a step, while nothing else is said. */
const STEPS: Readonly<Record<StepName, string>> = {
  classify_vagueness: "reading the question",
  route: "choosing who looks at it",
  rephrase_per_agent: "putting the question to the agents",
  run_supporting_agents: "waiting for what the agents find",
  run_main_agent: "waiting for what the agents find",
  reflection: "making sure that the question is answered",
  validation_gates: "checking what was found",
  synthesis: "writing the answer",
  memory_extraction: "noting what to remember",
  finalize: "putting the answer together",
}

const AGENTS: Readonly<Record<Agent, string>> = {
  investigator: "looking for what goes along with it",
  data_science: "looking at the measurements",
  domain_expert: "looking at lab results and what is known",
  health_coach: "looking for what would help",
  validator: "checking what was found",
  orchestrator: "keeping track",
}

const isStep = (phase: string): phase is StepName => Object.hasOwn(STEPS, phase)

/**
 * Does the work of a turn and says what goes on whenever it has been silent for two seconds: the agents at work in
 * turn, else the step. Each text is short and describes the work, never what it found.
 */
export const reportingStatus = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Progress> | Progress> =>
  Effect.gen(function* () {
    const progress = yield* Progress
    const clock = yield* Clock.Clock
    let step: StepName = "classify_vagueness"
    let atWork: ReadonlyArray<Agent> = []
    let last = clock.currentTimeMillisUnsafe()

    const saying = <B>(said: Effect.Effect<B>): Effect.Effect<B> =>
      Effect.suspend(() => {
        last = clock.currentTimeMillisUnsafe()
        return said
      })
    const watched: Progress["Service"] = {
      ...progress,
      phase: (agent, phase) => {
        if (isStep(phase)) step = phase
        return saying(progress.phase(agent, phase))
      },
      agentStart: (agent, question) => {
        atWork = [...atWork, agent]
        return saying(progress.agentStart(agent, question))
      },
      agentEnd: (agent, duration_ms, facts) => {
        atWork = atWork.filter((each) => each !== agent)
        return saying(progress.agentEnd(agent, duration_ms, facts))
      },
      delta: (text) => saying(progress.delta(text)),
      memory: (entries) => saying(progress.memory(entries)),
    }

    /** Each agent at work has its turn. */
    const sayStatus = Effect.suspend(() => {
      const [agent, ...others] = atWork
      if (agent === undefined) return watched.phase("orchestrator", STEPS[step])
      atWork = [...others, agent]
      return watched.phase(agent, AGENTS[agent])
    })
    const listening = Effect.suspend(() => {
      const left = last + SILENCE_MS - clock.currentTimeMillisUnsafe()
      return left > 0 ? Effect.sleep(left) : sayStatus
    }).pipe(Effect.forever)

    return yield* Effect.raceFirst(Effect.provideService(work, Progress, watched), listening)
  })

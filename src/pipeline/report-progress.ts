import { Clock, Context, Effect } from "effect"
import type { Agent } from "#domain/agents"
import type { StepName } from "#domain/step"
import { Progress } from "#pipeline/progress"

/** A turn is never silent for longer than two seconds; a little less leaves time for the way to the client. */
const SILENCE_MS = 1_900

/** What goes on in a step. */
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

/** What an agent at work does. */
const AGENTS: Readonly<Record<Agent, string>> = {
  investigator: "looking for what goes along with it",
  data_science: "looking at the measurements",
  domain_expert: "looking at lab results and what is known",
  health_coach: "looking for what would help",
  validator: "checking what was found",
  orchestrator: "keeping track",
}

const isStep = (phase: string): phase is StepName => Object.hasOwn(STEPS, phase)

/** A piece of work that can say how far it is. */
interface LongWork {
  readonly agent: Agent
  readonly phase: () => string
}

/** Notes long work that begins, and returns what to call at its end. Outside a turn nobody listens. */
const Listener = Context.Reference<(work: LongWork) => () => void>("pipeline/LongWork", {
  defaultValue: () => () => () => {},
})

/** Does long work of an agent; while it runs, a silent turn says `phase`: the work, never what it found. */
export const withPhase = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  agent: Agent,
  phase: () => string,
): Effect.Effect<A, E, R> =>
  Effect.flatMap(Listener, (begin) =>
    Effect.acquireUseRelease(
      Effect.sync(() => begin({ agent, phase })),
      () => work,
      (end) => Effect.sync(end),
    ),
  )

/**
 * Does the work of a turn and says what goes on whenever it has been silent for two seconds: long work that says how
 * far it is, else the agents at work one after another, else the step. Each text describes the work, never what it
 * found.
 */
export const reportingProgress = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, Progress> | Progress> =>
  Effect.gen(function* () {
    const progress = yield* Progress
    const clock = yield* Clock.Clock
    let step: StepName = "classify_vagueness"
    let atWork: ReadonlyArray<Agent> = []
    let long: ReadonlyArray<LongWork> = []
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

    const begin = (begun: LongWork) => {
      long = [...long, begun]
      return () => {
        long = long.filter((each) => each !== begun)
      }
    }

    const report = Effect.suspend(() => {
      const [first] = long
      if (first) return watched.phase(first.agent, first.phase())
      const [agent, ...others] = atWork
      if (agent === undefined) return watched.phase("orchestrator", STEPS[step])
      atWork = [...others, agent]
      return watched.phase(agent, AGENTS[agent])
    })
    const listening = Effect.suspend(() => {
      const left = last + SILENCE_MS - clock.currentTimeMillisUnsafe()
      return left > 0 ? Effect.sleep(left) : report
    }).pipe(Effect.forever)

    return yield* work.pipe(
      Effect.provideService(Progress, watched),
      Effect.provideService(Listener, begin),
      Effect.raceFirst(listening),
    )
  })

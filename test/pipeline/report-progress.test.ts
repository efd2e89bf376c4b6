import { describe, expect } from "bun:test"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Progress } from "#pipeline/progress"
import { reportingProgress, withPhase } from "#pipeline/report-progress"
import { itWith } from "#test/effect"

const it = itWith(Layer.empty)

/** What a turn said, each phase with the agent that it is of. */
const listening = () => {
  const said: Array<string> = []
  const say = (text: string) => Effect.sync(() => void said.push(text))
  const progress: Progress["Service"] = {
    phase: (agent, phase) => say(`${agent}: ${phase}`),
    agentStart: (agent) => say(`${agent} starts`),
    agentEnd: (agent) => say(`${agent} ends`),
    delta: (text) => say(text),
    memory: () => say("memory"),
    has: () => Effect.succeed(false),
  }
  return { said, progress }
}

/** Runs the work of a turn for so long; what was said by then. */
const saidAfter = Effect.fnUntraced(function* (
  seconds: number,
  work: Effect.Effect<unknown, never, Progress>,
) {
  const { said, progress } = listening()
  const running = yield* reportingProgress(work).pipe(
    Effect.provideService(Progress, progress),
    Effect.forkChild({ startImmediately: true }),
  )
  yield* TestClock.adjust(seconds * 1_000)
  yield* Fiber.interrupt(running)
  return said
})

describe("a turn that waits", () => {
  it("says every two seconds which step goes on", () =>
    Effect.gen(function* () {
      const work = Progress.use(({ phase }) => phase("orchestrator", "synthesis")).pipe(
        Effect.andThen(Effect.never),
      )
      expect(yield* saidAfter(6, work)).toEqual([
        "orchestrator: synthesis",
        ...Array.from({ length: 3 }, () => "orchestrator: writing the answer"),
      ])
    }))

  it("says in turn what each agent at work does, and of none that has ended", () =>
    Effect.gen(function* () {
      const work = Effect.gen(function* () {
        const { agentStart, agentEnd } = yield* Progress
        yield* agentStart("investigator", "Why?")
        yield* agentStart("health_coach", "What would help?")
        yield* Effect.sleep("5 seconds")
        yield* agentEnd("investigator", 5_000, 0)
        yield* Effect.never
      })
      expect(yield* saidAfter(8, work)).toEqual([
        "investigator starts",
        "health_coach starts",
        "investigator: looking for what goes along with it",
        "health_coach: looking for what would help",
        "investigator ends",
        "health_coach: looking for what would help",
      ])
    }))

  it("says how far a long piece of work is, until it is done", () =>
    Effect.gen(function* () {
      let part = 0
      const long = Effect.sleep("2 seconds").pipe(
        Effect.tap(() => Effect.sync(() => part++)),
        Effect.repeat({ times: 1 }),
      )
      const work = Effect.gen(function* () {
        const { agentStart } = yield* Progress
        yield* agentStart("health_coach", "What would help?")
        yield* withPhase(long, "investigator", () => `part ${part}`)
        yield* Effect.never
      })
      expect(yield* saidAfter(6, work)).toEqual([
        "health_coach starts",
        "investigator: part 0",
        "investigator: part 1",
        "health_coach: looking for what would help",
      ])
    }))

  it("says nothing of its own as long as there is something to see", () =>
    Effect.gen(function* () {
      const work = Progress.use(({ delta }) =>
        Effect.forever(Effect.andThen(delta("word"), Effect.sleep("1 second"))),
      )
      expect(new Set(yield* saidAfter(10, work))).toEqual(new Set(["word"]))
    }))
})

it("does long work where nobody listens", () =>
  Effect.gen(function* () {
    expect(yield* withPhase(Effect.succeed(7), "investigator", () => "so far")).toBe(7)
  }))

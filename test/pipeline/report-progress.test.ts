import { expect } from "bun:test"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { Progress } from "#pipeline/progress"
import { reportingProgress } from "#pipeline/report-progress"
import { itWith } from "#test/effect"

const it = itWith(Layer.empty)

/** A turn that remembers what is said to it. */
const listening = () => {
  const said: Array<string> = []
  const deaf = () => Effect.die("nobody asked for this")
  const progress = Progress.of({
    phase: (agent, phase) => Effect.sync(() => void said.push(`${agent}: ${phase}`)),
    agentStart: deaf,
    agentEnd: deaf,
    delta: deaf,
    has: deaf,
    memory: deaf,
  })
  return { said, progress }
}

it("says every two seconds how far a piece of work is, until it is done", () =>
  Effect.gen(function* () {
    const { said, progress } = listening()
    let seconds = 0
    const work = Effect.sleep("5 seconds").pipe(Effect.as("done"))
    const announced = yield* reportingProgress(
      work,
      "investigator",
      () => `so far ${seconds}`,
    ).pipe(Effect.provideService(Progress, progress), Effect.forkChild)
    for (; seconds < 6; seconds++) yield* TestClock.adjust("1 second")
    expect(announced.pollUnsafe()).toMatchObject({ value: "done" })
    expect(said).toEqual([
      "investigator: so far 0",
      "investigator: so far 2",
      "investigator: so far 4",
    ])
  }))

it("says nothing of what is done at once", () =>
  Effect.gen(function* () {
    const { said, progress } = listening()
    const announced = reportingProgress(Effect.succeed(7), "investigator", () => "so far")
    expect(yield* Effect.provideService(announced, Progress, progress)).toBe(7)
    expect(said).toEqual([])
  }))

it("does the work where nobody listens", () =>
  Effect.gen(function* () {
    expect(yield* reportingProgress(Effect.succeed(7), "investigator", () => "so far")).toBe(7)
  }))

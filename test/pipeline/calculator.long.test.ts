import { describe, expect } from "bun:test"
import { Cause, Effect, Exit, Fiber } from "effect"
import { Calculator } from "#pipeline/calculator"
import { scan } from "#statistics/scan/scan"
import { trend } from "#statistics/series/trend"
import { calculator } from "#test/calculator"
import { itLive } from "#test/effect"
import { people } from "#test/planted/people"
import { metricsOf } from "#test/planted/person"

const it = itLive(calculator)

const metrics = metricsOf(people.find(({ n_days }) => n_days === 365)!)
const asked = { metrics, longest_lag: 3, related: [], test: "ranks" as const }
const { grid } = metrics[0]!
const broken = { grid: null } as never

/** Long enough to be met in the middle. */
const endless = {
  longest_lag: 3,
  related: [],
  test: "ranks" as const,
  metrics: Array.from({ length: 20 }, () => metrics).flat(),
}

describe("a calculation in a thread", () => {
  it("brings what it brings here", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      expect(yield* run("scan", asked)).toEqual(scan(asked, () => {}))
      expect(yield* run("trend", { grid })).toEqual(trend(grid))
    }))

  it("says how far it is", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      const shares: Array<number> = []
      yield* run("scan", asked, (share) => void shares.push(share))
      expect(shares).toHaveLength(metrics.length)
      expect(shares.at(-1)).toBe(1)
    }))

  it("leaves the event loop free", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      const scanning = yield* Effect.forkChild(run("scan", endless))
      let turns = 0
      yield* Effect.promise(() => new Promise<void>((resume) => setImmediate(resume))).pipe(
        Effect.repeat({ until: () => ++turns === 100 }),
      )
      expect(scanning.pollUnsafe()).toBeUndefined()
      yield* Fiber.interrupt(scanning)
    }))

  it("ends when nobody waits for it, and the next has its place", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      const begun = Promise.withResolvers<void>()
      let shares = 0
      const scanning = yield* Effect.forkChild(
        run("scan", endless, () => {
          shares++
          begun.resolve()
        }),
      )
      yield* Effect.promise(() => begun.promise)
      yield* Fiber.interrupt(scanning)
      const until = shares
      expect(until).toBeLessThan(endless.metrics.length)
      yield* Effect.all([run("scan", asked), run("scan", asked)], { concurrency: 2 })
      expect(shares).toBe(until)
    }))

  it("is not done again for the same input, byte for byte", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      let shares = 0
      const count = () => void shares++
      const first = yield* run("scan", asked, count)
      const once = shares
      expect(yield* run("scan", structuredClone(asked), count)).toEqual(first)
      expect(shares).toBe(once)
      const [one, ...others] = structuredClone(metrics)
      one!.grid.values[7]! += 1e-9
      yield* run("scan", { ...asked, metrics: [one!, ...others] }, count)
      expect(shares).toBe(2 * once)
    }))

  it("that fails is a defect of its own, and of no other", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      const [failed, other] = yield* Effect.all(
        [Effect.exit(run("trend", broken)), run("trend", { grid })],
        { concurrency: 2 },
      )
      expect(Exit.isFailure(failed) && Cause.hasDies(failed.cause)).toBe(true)
      expect(other).toEqual(trend(grid))
      expect(yield* run("trend", { grid })).toEqual(trend(grid))
    }))

  it("that fails quotes nothing of what it was given", () =>
    Effect.gen(function* () {
      const { run } = yield* Calculator
      const failed = yield* Effect.exit(run("scan", { ...asked, metrics: "secret" } as never))
      expect(Exit.isFailure(failed)).toBe(true)
      expect(JSON.stringify(failed)).not.toContain("secret")
    }))
})

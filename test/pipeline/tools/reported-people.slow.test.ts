import { expect } from "bun:test"
import { Effect } from "effect"
import { reportedScoresOf } from "#test/planted/reported-scores"
import { itOverRows as it } from "#test/tools"

const days = 120
const seed = 41_000

it("tells people what was planted in them, and takes no shared weekend for a driver", () =>
  Effect.gen(function* () {
    const scores = yield* reportedScoresOf(14, { seed, days, profile: "mixed" })
    const mean = (name: string) => scores.get(name)!.mean
    expect(mean("rho 0.5, asked pair: reported")).toBeGreaterThan(0.7)
    expect(mean("trend of 3 SD, quick metric: reported")).toBeGreaterThan(0.7)
    expect(mean("coverage, asked pairs")).toBeGreaterThan(0.7)
    expect(mean("shared weekend, what drives it: reported")).toBe(0)
    expect(mean("sign")).toBe(1)
  }))

it("tells who has nothing to find hardly more than chance allows", () =>
  Effect.gen(function* () {
    const scores = yield* reportedScoresOf(1, { seed, days, profile: "null" })
    for (const [name, { mean, n }] of scores)
      expect([name, mean * n <= 2 || mean < 0.2]).toEqual([name, true])
  }))

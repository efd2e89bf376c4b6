import { describe, expect, test } from "bun:test"
import { type Scores, scoresOf } from "#test/planted/score"

const at120 = { days: 120, seed: 20_261_121 } as const
const mixed = scoresOf(300, { ...at120, profile: "mixed" })
const empty = scoresOf(150, { ...at120, profile: "null" })
const mixedCombined = scoresOf(300, { ...at120, profile: "mixed", test: "combined" })
const emptyCombined = scoresOf(150, { ...at120, profile: "null", test: "combined" })

const most: ReadonlyArray<readonly [scores: Scores, name: string, limit: number]> = [
  [empty, "false associations a person", 0.1],
  [empty, "false level changes a person", 0.2],
  [mixed, "confounded pairs reported", 0.01],
  [mixed, "share of false associations among all", 0.15],
]

for (const [scores, name, limit] of most)
  test(`${scores === empty ? "where nothing is planted, " : ""}${name}: at most ${limit}`, () => {
    expect(scores.get(name)!.mean).toBeLessThanOrEqual(limit)
  })

const least: ReadonlyArray<readonly [name: string, limit: number]> = [
  ["recall of rho 0.5, scan", 0.7],
  ["recall of rho 0.5, what drives it", 0.85],
  ["recall of rho 0.5, asked pair", 0.96],
  ["recall of a level change of 1.5 SD", 0.88],
  ["recall of a trend of 2 SD", 0.82],
  ["sign", 0.995],
  ["coverage of associations", 0.93],
  ["coverage of trends", 0.9],
  ["coverage of level changes", 0.84],
  ["level changes located within 7 days", 0.85],
]

/** Of so many cases a share may lie two standard errors below what it is in the long run. */
const allowed = (limit: number, n: number) => limit - 2 * Math.sqrt((limit * (1 - limit)) / n)

for (const [name, limit] of least)
  test(`${name}: not clearly below ${limit}`, () => {
    const { mean, n } = mixed.get(name)!
    expect(n).toBeGreaterThanOrEqual(30)
    expect(mean).toBeGreaterThanOrEqual(allowed(limit, n))
  })

describe("the combined test", () => {
  for (const size of [0.25, 0.35, 0.5])
    test(`finds more of rho ${size}`, () => {
      const name = `recall of rho ${size}, scan`
      expect(mixedCombined.get(name)!.mean).toBeGreaterThan(mixed.get(name)!.mean)
    })

  test("is wrong no more often", () => {
    const wrong = "false associations a person"
    expect(emptyCombined.get(wrong)!.mean).toBeLessThanOrEqual(0.1)
    expect(mixedCombined.get("share of false associations among all")!.mean).toBeLessThan(0.15)
    expect(mixedCombined.get("confounded pairs reported")!.mean).toBeLessThanOrEqual(0.01)
    expect(mixedCombined.get("sign")!.mean).toBeGreaterThanOrEqual(0.995)
  })
})

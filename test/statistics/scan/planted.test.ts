import { expect, test } from "bun:test"
import { scoresOf } from "#test/planted/score"

// A sample, too small for the limits of each size: planted.long.test.ts holds those.

const at120 = { days: 120, seed: 20_261_121 } as const

test("most of what is planted is found, with its sign, and little that is not", () => {
  const scores = scoresOf(40, { ...at120, profile: "mixed" })
  const meanOf = (name: string) => scores.get(name)!.mean
  expect(meanOf("sign")).toBeGreaterThanOrEqual(0.99)
  expect(meanOf("recall of rho 0.5, asked pair")).toBeGreaterThan(0.85)
  expect(meanOf("recall of a level change of 1.5 SD")).toBeGreaterThan(0.8)
  expect(meanOf("share of false associations among all")).toBeLessThanOrEqual(0.15)
})

test("where nothing is planted next to nothing is found", () => {
  const scores = scoresOf(30, { ...at120, profile: "null" })
  expect(scores.get("false associations a person")!.mean).toBeLessThanOrEqual(0.1)
  expect(scores.get("false level changes a person")!.mean).toBeLessThanOrEqual(0.2)
})

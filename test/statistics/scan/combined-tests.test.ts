import { expect, test } from "bun:test"
import { testPairsCombined } from "#statistics/scan/combined-tests"
import { normalScores } from "#statistics/scan/normal-scores"
import { testPairs } from "#statistics/scan/tested-pairs"
import { makeUp } from "#test/planted/make-up"
import { metricsOf } from "#test/planted/person"

const gridsOf = (seed: number, days = 120) =>
  metricsOf(makeUp(seed, days, "null").person).map(({ grid }) => grid)

const always = () => true

test("the combined test of noise is significant as often as it says", () => {
  const p = Array.from({ length: 40 }, (_, at) => testPairsCombined(gridsOf(900 + at), 1, always))
    .flat()
    .map(({ p_value }) => p_value)
  expect(p.length).toBeGreaterThan(12_000)
  for (const alpha of [0.05, 0.01])
    expect(p.filter((one) => one < alpha).length / p.length).toBeLessThan(1.2 * alpha)
})

test("it tries the same pairs as the test of ranks", () => {
  const grids = gridsOf(7, 365)
  const nameOf = ({ feature, target, lag }: ReturnType<typeof testPairsCombined>[number]) =>
    `${feature} ${target} ${lag}`
  const isAsked = (feature: number, target: number) => (feature + target) % 3 !== 0
  expect(testPairsCombined(grids, 3, isAsked).map(nameOf)).toEqual(
    testPairs(grids, 3, isAsked).map(nameOf),
  )
})

test("it leaves out a metric that never varies", () => {
  const [grid] = gridsOf(7)
  const flat = { ...grid!, values: grid!.values.map(() => 7) }
  expect(testPairsCombined([grid!, flat], 1, always)).toEqual([])
})

test("normal scores are the quantiles of the ranks, ties share theirs, and gaps stay", () => {
  const [first, gap, tied, tiedToo, last] = normalScores(
    Float64Array.of(-5, Number.NaN, 2, 2, 1_000),
  )
  expect(first).toBeCloseTo(-0.8416212, 6)
  expect(gap).toBeNaN()
  expect(tied).toBe(tiedToo!)
  expect(tied).toBeCloseTo(0, 6)
  expect(last).toBeCloseTo(0.8416212, 6)
})

import { describe, expect, test } from "bun:test"
import { mulberry32 } from "#statistics/random"
import { changepoint } from "#statistics/series/changepoint"
import { compareWindows } from "#statistics/series/comparison"
import { sliceGrid } from "#statistics/series/day-range"
import { levels } from "#statistics/series/levels"
import { trend } from "#statistics/series/trend"

const DAYS = 365
const PEOPLE = 150

/** A weight that drifts by itself and is measured every so many days. */
const measured = (every: number, phi: number, seed: number, days = DAYS) => {
  const uniform = mulberry32(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  let z = normal()
  const values = new Float64Array(days).map((_, day) => {
    z = phi * z + Math.sqrt(1 - phi * phi) * normal()
    return day % every === 0 ? z : Number.NaN
  })
  return { values, weekday: 0 }
}

/** The share of people in whom a test finds what is not there. */
const alarms = (every: number, test: (grid: ReturnType<typeof measured>) => number | undefined) =>
  Array.from({ length: PEOPLE }, (_, seed) => (test(measured(every, 0.9, seed)) ?? 1) < 0.05)
    .map(Number)
    .reduce((sum, alarm) => sum + alarm, 0) / PEOPLE

for (const [how, every] of [
  ["every other day", 2],
  ["once a week", 7],
] as const)
  describe(`what is measured ${how} and is much like the last time is no finding`, () => {
    test("of a trend", () => {
      expect(alarms(every, (grid) => trend(grid)?.p_value)).toBeLessThan(0.1)
    })

    test("of a change of level", () => {
      expect(alarms(every, (grid) => changepoint(grid)?.p_value)).toBeLessThan(0.1)
    })

    test("of several changes of level", () => {
      const found = Array.from({ length: PEOPLE }, (_, seed) =>
        levels(measured(every, 0.97, seed, 2 * DAYS)),
      ).flat()
      expect(found.length / PEOPLE).toBeLessThan(0.1)
    })

    test("of two windows", () => {
      const halves = (grid: ReturnType<typeof measured>) =>
        [
          sliceGrid(grid, { start: 0, end: 182 }),
          sliceGrid(grid, { start: 182, end: DAYS }),
        ] as const
      expect(alarms(every, (grid) => compareWindows(...halves(grid))?.p_value)).toBeLessThan(0.13)
    })
  })

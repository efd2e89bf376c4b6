import { expect, test } from "bun:test"
import exact from "#fixtures/statistics/changepoint-exact.json"
import { changepoint } from "#statistics/series/changepoint"
import { levelChanges, levels } from "#statistics/series/levels"
import { gridOf } from "#test/reference"
import { seededNoise } from "#test/seeded-noise"

test("the Nile fell once, in 1899", () => {
  expect(levels(gridOf("nile"))).toEqual([28])
  expect(changepoint(gridOf("nile"))!.index).toBe(28)
})

test("a slow metric without a break has none, where plain partitioning sees six", () => {
  expect(exact.rhr_90.mean_3log_n.changepoints.length).toBe(6)
  expect(levels(gridOf("rhr_90"))).toEqual([])
  expect(changepoint(gridOf("rhr_90"))!.p_value).toBeGreaterThan(0.05)
})

test("finds one break and two", () => {
  expect(levels(gridOf("step_120"))).toEqual([66])
  expect(levels(gridOf("multi_150"))).toEqual([52, 95])
})

test("a gap moves no break: days are counted on the calendar", () => {
  const { values, weekday } = gridOf("step_120")
  const gapped = values.map((value, day) => (day >= 20 && day < 30 ? Number.NaN : value))
  expect(changepoint({ values: gapped, weekday })!.index).toBe(66)
  expect(levels({ values: gapped, weekday })).toEqual([66])
})

test("too short a series and a constant have no levels", () => {
  expect(levels(gridOf("step_120[0:29]"))).toEqual([])
  expect(changepoint(gridOf("step_120[0:29]"))).toBeNull()
  const flat = { values: new Float64Array(60).fill(7), weekday: 2 }
  expect([levels(flat), changepoint(flat)]).toEqual([[], null])
})

/** Days of one course with noise of one standard deviation around it. */
const course = (of: (at: number) => number) => ({
  values: Float64Array.from(seededNoise(11, 700, 0.2), (value, at) => value + of(at)),
  weekday: 0,
})

test("each of several changes is tested on the two levels that it parts", () => {
  const found = levelChanges(course((at) => (at < 200 || at >= 450 ? 0 : 2)))
  expect(found.map(({ range }) => [range.start, range.end])).toEqual([
    [0, 450],
    [200, 700],
  ])
  expect(found.map(({ found }) => Math.sign(found.delta))).toEqual([1, -1])
  for (const { found: one } of found) expect(one.p_value).toBeLessThan(0.001)
})

test("neither a steady drift nor the course of the year is a staircase", () => {
  expect(levels(course((at) => (4 * at) / 700)).length).toBeGreaterThan(1)
  expect(levelChanges(course((at) => (4 * at) / 700))).toEqual([])
  const season = (at: number) => 1.5 * Math.sin((2 * Math.PI * at) / 365.25)
  expect(levels(course(season)).length).toBeGreaterThan(1)
  expect(levelChanges(course(season))).toEqual([])
})

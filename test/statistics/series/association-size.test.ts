import { expect, test } from "bun:test"
import { quantile } from "#statistics/sample/descriptive"
import { associationSize } from "#statistics/series/association-size"
import type { DayGrid } from "#statistics/series/day-grid"
import { seededNoise } from "#test/seeded-noise"

const grid = (values: ReadonlyArray<number>): DayGrid => ({
  values: Float64Array.from(values),
  weekday: 0,
})

const days = 200
const x = seededNoise(1, days).map((value) => 100 + 10 * value)
const rest = seededNoise(2, days)

const sizeOf = (target: ReadonlyArray<number>, lag = 0, given: ReadonlyArray<DayGrid> = []) =>
  associationSize({ feature: grid(x), target: grid(target), lag, given, inflation: 1 })!

test("the slope comes back over the feature's own interquartile range", () => {
  const found = sizeOf(x.map((value, at) => 3 * value + rest[at]!))
  const range = quantile(x, 0.75) - quantile(x, 0.25)
  expect(found.range).toBeCloseTo(range, 12)
  expect(found.slope / range).toBeCloseTo(3, 1)
  expect(found.ci_low).toBeLessThan(found.slope)
  expect(found.ci_high).toBeGreaterThan(found.slope)
})

test("weekday, drift and lag are taken care of", () => {
  const shifted = x.map((_, at) => (at === 0 ? 0 : 3 * x[at - 1]!))
  const found = sizeOf(
    shifted.map((value, at) => value + (at % 7 > 4 ? 400 : 0) + 5 * at + rest[at]!),
    1,
  )
  expect(found.slope / found.range).toBeCloseTo(3, 1)
})

test("what a third metric brings about is taken out", () => {
  const third = seededNoise(3, days)
  const driven = x.map((value, at) => 10 * third[at]! + (value - 100) / 100)
  const feature = grid(third.map((value, at) => value + 0.3 * rest[at]!))
  const of = (given: ReadonlyArray<DayGrid>) =>
    associationSize({ feature, target: grid(driven), lag: 0, given, inflation: 1 })!
  expect(of([]).slope).toBeGreaterThan(5)
  expect(Math.abs(of([grid(third)]).slope)).toBeLessThan(0.5)
})

test("days that are not independent widen the interval", () => {
  const target = grid(x.map((value, at) => value + 20 * rest[at]!))
  const widthOf = (inflation: number) => {
    const { ci_low, ci_high } = associationSize({
      feature: grid(x),
      target,
      lag: 0,
      given: [],
      inflation,
    })!
    return ci_high - ci_low
  }
  expect(widthOf(4) / widthOf(1)).toBeCloseTo(2, 0)
})

test("a feature of which half the values are the same has no range", () => {
  const flat = grid(x.map((value, at) => (at % 4 === 0 ? value : 100)))
  expect(
    associationSize({ feature: flat, target: grid(rest), lag: 0, given: [], inflation: 1 }),
  ).toBeNull()
})

import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { mulberry32 } from "#statistics/random"
import { associate } from "#statistics/series/association"
import { changepoint } from "#statistics/series/changepoint"
import { finite } from "#statistics/series/day-grid"
import { mayBeSeason, withoutSeason } from "#statistics/series/season"
import { trend } from "#statistics/series/trend"

test("a change of a seasonal metric is open between a quarter of a year and two years", () => {
  const open = (key: string, days: number) => mayBeSeason(metricOf(key)!, days)
  expect([89, 90, 729, 730].map((days) => open("resting_hr", days))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(open("caffeine_mg", 180)).toBe(false)
})

const YEAR = 365.25

/** So many days of a metric that follows the year, `peak` days after the first. */
const seasonal = (days: number, peak: number, seed: number, amplitude = 1.2) => {
  const uniform = mulberry32(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  const values = Float64Array.from(
    { length: days },
    (_, day) => 60 + amplitude * Math.cos((2 * Math.PI * (day - peak)) / YEAR) + normal(),
  )
  return { values, weekday: 0 }
}

const YEARS = 4 * 365

test("two metrics that follow the year are no link, and one that does has no trend and no step", () => {
  let links = 0
  let steps = 0
  let trends = 0
  for (let seed = 0; seed < 20; seed++) {
    const [x, y] = [seasonal(YEARS - 90, 200, 2 * seed), seasonal(YEARS - 90, 200, 2 * seed + 1)]
    expect(associate(x, y, 0)!.p_value).toBeLessThan(1e-9)
    const [left, right] = [withoutSeason(x), withoutSeason(y)]
    if (associate(left, right, 0)!.p_value < 0.05) links++
    if (changepoint(left)!.p_value < 0.05) steps++
    if (trend(left)!.p_value < 0.05) trends++
  }
  expect(links).toBeLessThanOrEqual(4)
  expect(steps).toBeLessThanOrEqual(4)
  expect(trends).toBeLessThanOrEqual(4)
})

test("a slope and a step over two years stay what they are", () => {
  const grid = seasonal(2 * 365, 30, 5)
  const risen = { ...grid, values: grid.values.map((value, day) => value + (3 * day) / 730) }
  expect(trend(withoutSeason(risen))!.slope * 730).toBeCloseTo(3, 0)
  const stepped = { ...grid, values: grid.values.map((value, day) => value + (day < 365 ? 0 : 2)) }
  const found = changepoint(withoutSeason(stepped))!
  expect(Math.abs(found.index - 365)).toBeLessThan(8)
  expect(Math.abs(found.delta - 2)).toBeLessThan(0.5)
})

test("the level stays, gaps stay, and what is shorter or has a quarter without a value stays as it is", () => {
  const grid = seasonal(YEARS, 10, 1)
  grid.values[100] = Number.NaN
  const left = withoutSeason(grid)
  const level = (values: Float64Array) =>
    finite(values).reduce((sum, value) => sum + value, 0) / finite(values).length
  expect(level(left.values)).toBeCloseTo(level(grid.values), 9)
  expect(left.values[100]).toBeNaN()
  const short = seasonal(729, 10, 1)
  expect(withoutSeason(short)).toBe(short)
  const late = {
    ...grid,
    values: grid.values.map((value, day) => (day < 1000 ? Number.NaN : value)),
  }
  expect(withoutSeason(late)).toBe(late)
  const gap = {
    ...grid,
    values: grid.values.map((value, day) => (day > 400 && day < 700 ? Number.NaN : value)),
  }
  expect(withoutSeason(gap)).toBe(gap)
})

import type { Metric, MetricFamily } from "#domain/metric"
import { mean, squares } from "#statistics/sample/descriptive"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { testScale } from "#statistics/series/log-scale"

/** Families with a yearly cycle (resting heart rate: Quer et al., PLoS ONE 2020, 15:e0227709). */
const SEASONAL: ReadonlySet<MetricFamily> = new Set(["pulse", "sleep", "timing", "movement"])

const QUARTER = 90
/** A season is estimated from two years at least. */
const TWO_YEARS = 730

/**
 * Whether the season may explain a change over this many days: a quarter of a year or more of a
 * seasonal metric, and less than two years.
 */
export const mayBeSeason = ({ families }: Metric, days: number): boolean =>
  families.some((family) => SEASONAL.has(family)) && days >= QUARTER && days < TWO_YEARS

const YEAR_DAYS = 365.25
const QUARTER_DAYS = YEAR_DAYS / 4

/** Whether every quarter of a year between the first and the last day has a value. */
const isCovered = (day: ReadonlyArray<number>, span: number): boolean => {
  const quarters = new Set(day.map((at) => Math.floor((at - day[0]!) / QUARTER_DAYS)))
  return quarters.size >= Math.floor(span / QUARTER_DAYS)
}

const dot = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number =>
  a.reduce((total, value, at) => total + value * b[at]!, 0)

/** The residuals of a column around its straight line over the days. */
const aroundLine = (day: ReadonlyArray<number>, column: ReadonlyArray<number>) => {
  const [centre, level] = [mean(day), mean(column)]
  const slope = dot(
    day.map((at) => at - centre),
    column,
  )
  const each = slope / squares(day)
  return column.map((value, at) => value - level - each * (day[at]! - centre))
}

const sine = (at: number) => Math.sin((2 * Math.PI * at) / YEAR_DAYS)
const cosine = (at: number) => Math.cos((2 * Math.PI * at) / YEAR_DAYS)

/** The least-squares coefficients of the sine and cosine of a year, fitted together with a straight line. */
const waveIn = (day: ReadonlyArray<number>, value: ReadonlyArray<number>) => {
  const [s, c] = [aroundLine(day, day.map(sine)), aroundLine(day, day.map(cosine))]
  const [ss, cc, sc] = [dot(s, s), dot(c, c), dot(s, c)]
  const [sy, cy] = [dot(s, value), dot(c, value)]
  const determinant = ss * cc - sc * sc
  return [(cc * sy - sc * cy) / determinant, (ss * cy - sc * sy) / determinant] as const
}

/** The residuals around a straight line plus a yearly wave. */
export const aroundYear = (
  day: ReadonlyArray<number>,
  value: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const [a, b] = waveIn(day, value)
  const flat = value.map((y, at) => y - a * sine(day[at]!) - b * cosine(day[at]!))
  return aroundLine(day, flat)
}

/**
 * Subtracts the yearly sine and cosine that least squares fits together with a straight line. Level,
 * slope and gaps stay. A grid of less than two years from the first to the last value, or with a
 * quarter of a year without values, is returned unchanged: there a season and a drift look the same.
 */
export const withoutSeason = (grid: DayGrid): DayGrid => {
  const { day, value } = present(grid)
  const span = day.length === 0 ? 0 : day.at(-1)! - day[0]! + 1
  if (span < TWO_YEARS || !isCovered(day, span)) return grid
  const [a, b] = waveIn(day, value)
  const level = a * mean(day.map(sine)) + b * mean(day.map(cosine))
  return {
    ...grid,
    values: grid.values.map((y, at) => y - (a * sine(at) + b * cosine(at) - level)),
  }
}

/** The grid that tests over time use: on the test scale, without season. */
export const testSeries = (metric: Metric, grid: DayGrid): DayGrid =>
  withoutSeason(testScale(metric, grid))

import { mean, median, squares } from "#statistics/sample/descriptive"
import { acf1, closedUp } from "#statistics/series/autocorrelation"
import { type Changepoint, changepoint, MIN_LEVEL } from "#statistics/series/changepoint"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { type DayRange, sliceGrid } from "#statistics/series/day-range"
import { optimalPartition, squaredCost } from "#statistics/series/partition"
import { aroundYear } from "#statistics/series/season"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"

const MIN_DAYS = 30
const PENALTY = 3
const P = 0.05
/** Fitted parameters of three levels, for the bias correction of the autocorrelation. */
const PARAMETERS = 4

/**
 * The days of the grid on which a new level begins, for several levels: the exact partition by
 * squared deviations with a penalty of 3 ln n per break and at least seven values per level.
 * Deviations are in units of the long-run variance (the variance around the best three levels times
 * its inflation by autocorrelation): with the plain variance every quiet week of a resting heart
 * rate would be a level. A break is kept when the test of `changepoint` on its two adjacent levels
 * has p below 0.05. Empty below 30 values.
 */
export const levels = (grid: DayGrid): ReadonlyArray<number> => {
  const adjusted = withoutWeekdays(grid, median)
  const { day, value } = present({ ...grid, values: adjusted })
  const n = day.length
  if (n < MIN_DAYS || squares(value) === 0) return []
  const variance = longRunVariance(adjusted, day, value)
  const { breaks } = optimalPartition(
    n,
    squaredCost(value, variance),
    PENALTY * Math.log(n),
    MIN_LEVEL,
  )
  return significantBreaks(
    grid,
    breaks.map((at) => day[at]!),
  )
}

/** A change between two of several levels: the days of both, and its test on them. */
export interface LevelChange {
  readonly range: DayRange
  /** Its day is counted from the start of `range`. */
  readonly found: Changepoint
}

/**
 * The changes between `levels`, earliest first, each tested on its two adjacent levels. Empty when a
 * straight line plus a yearly wave leaves less unexplained, since a staircase fits any curve.
 */
export const levelChanges = (grid: DayGrid): ReadonlyArray<LevelChange> => {
  const days = levels(grid)
  if (days.length === 0 || isSmooth(grid, days)) return []
  return rangesAround(grid, days).flatMap((range) => {
    const found = changepoint(sliceGrid(grid, range))
    return found ? [{ range, found }] : []
  })
}

/**
 * Whether a straight line plus a yearly wave fits better than levels beginning on these days, with
 * the penalty of `levels` for every break but the first.
 */
const isSmooth = (grid: DayGrid, days: ReadonlyArray<number>): boolean => {
  const adjusted = withoutWeekdays(grid, median)
  const { day, value } = present({ ...grid, values: adjusted })
  const ofLevels = Map.groupBy(value.keys(), (at) => days.findLast((first) => first <= day[at]!))
  const unexplained = [...ofLevels.values()].map((some) => squares(some.map((at) => value[at]!)))
  const price = PENALTY * Math.log(value.length) * longRunVariance(adjusted, day, value)
  return (
    squares(aroundYear(day, value)) <
    unexplained.reduce((total, each) => total + each, 0) + price * (days.length - 1)
  )
}

/** The variance around the best three levels, times its inflation by autocorrelation. */
const longRunVariance = (
  adjusted: Float64Array,
  day: ReadonlyArray<number>,
  value: ReadonlyArray<number>,
): number => {
  const n = value.length
  const [second, third] = threeLevels(value)
  const means = [[0, second] as const, [second, third] as const, [third, n] as const].map(
    ([from, to]) => mean(value.slice(from, to)),
  )
  const residuals = adjusted.map((y, at) => {
    if (at < day[second]!) return y - means[0]!
    return y - (at < day[third]! ? means[1]! : means[2]!)
  })
  const left = residuals.reduce((total, e) => (Number.isNaN(e) ? total : total + e * e), 0)
  const phi = unbiasedPhi(acf1(closedUp(residuals)), n, PARAMETERS)
  return (left / (n - PARAMETERS - 1)) * varianceInflation(phi, n)
}

/** The starts of the second and third of the three levels with the smallest residual sum of squares. */
const threeLevels = (value: ReadonlyArray<number>): readonly [number, number] => {
  const n = value.length
  const cost = squaredCost(value, 1)
  let least = Number.POSITIVE_INFINITY
  let best: readonly [number, number] = [MIN_LEVEL, 2 * MIN_LEVEL]
  for (let second = MIN_LEVEL; second <= n - 2 * MIN_LEVEL; second++)
    for (let third = second + MIN_LEVEL; third <= n - MIN_LEVEL; third++) {
      const total = cost(0, second) + cost(second, third) + cost(third, n)
      if (total >= least) continue
      least = total
      best = [second, third]
    }
  return best
}

/** The days of the two levels adjacent to each break. */
const rangesAround = (
  { values }: DayGrid,
  days: ReadonlyArray<number>,
): ReadonlyArray<DayRange> => {
  const ends = [0, ...days, values.length]
  return days.map((_, at) => ({ start: ends[at]!, end: ends[at + 2]! }))
}

/** Drops the least significant break until all remaining ones are significant. */
const significantBreaks = (grid: DayGrid, days: ReadonlyArray<number>): ReadonlyArray<number> => {
  const ps = rangesAround(grid, days).map(
    (range) => changepoint(sliceGrid(grid, range))?.p_value ?? 1,
  )
  const worst = ps.indexOf(Math.max(...ps))
  if (days.length === 0 || ps[worst]! < P) return days
  return significantBreaks(
    grid,
    days.filter((_, at) => at !== worst),
  )
}

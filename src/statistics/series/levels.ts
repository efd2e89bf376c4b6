import { mean, median, squares } from "#statistics/sample/descriptive"
import { acf1, closedUp } from "#statistics/series/autocorrelation"
import { type Changepoint, changepoint, SHORTEST } from "#statistics/series/changepoint"
import { type DayGrid, present } from "#statistics/series/day-grid"
import { type DayRange, sliceGrid } from "#statistics/series/day-range"
import { optimalPartition, squaredCost } from "#statistics/series/partition"
import { aroundYear } from "#statistics/series/season"
import { unbiasedPhi, varianceInflation } from "#statistics/series/variance-inflation"
import { withoutWeekdays } from "#statistics/series/weekday"

const MIN_DAYS = 30
const PENALTY = 3
const P = 0.05
/** Three levels, and where the second and third begin. */
const PARAMETERS = 4

/**
 * The days of the grid on which a new level begins, when there may be several: the exact partition by
 * squared deviations with a penalty of 3 ln n a break and seven values a level at least. Deviations are
 * measured in the long-run variance, that around the best three levels times its inflation by
 * autocorrelation: with the plain variance every quiet week of a resting heart rate is a level. A
 * break stays when the test of `changepoint` on the two levels it parts has p below 0.05. Empty below
 * 30 values.
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
    SHORTEST,
  )
  return withstanding(
    grid,
    breaks.map((at) => day[at]!),
  )
}

/** One of several changes of level: the days of the two levels that it parts, and its test on them. */
export interface LevelChange {
  readonly range: DayRange
  /** Its day counts from the first of the range. */
  readonly found: Changepoint
}

/**
 * The changes between `levels`, earliest first, each tested on the two levels that it parts. None where a
 * steady drift with the wave of a year leaves less unexplained: a staircase follows any course.
 */
export const levelChanges = (grid: DayGrid): ReadonlyArray<LevelChange> => {
  const days = levels(grid)
  if (days.length === 0 || isSmooth(grid, days)) return []
  return stretchesAround(grid, days).flatMap((range) => {
    const found = changepoint(sliceGrid(grid, range))
    return found ? [{ range, found }] : []
  })
}

/**
 * Whether a line and the wave of a year tell a course better than levels that begin on these days, each
 * break but the first at the price of `levels`.
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

/** The variance of a day around the best three levels, times its inflation by autocorrelation. */
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

/** Where the second and third of the three levels that leave least unexplained begin. */
const threeLevels = (value: ReadonlyArray<number>): readonly [number, number] => {
  const n = value.length
  const cost = squaredCost(value, 1)
  let least = Number.POSITIVE_INFINITY
  let best: readonly [number, number] = [SHORTEST, 2 * SHORTEST]
  for (let second = SHORTEST; second <= n - 2 * SHORTEST; second++)
    for (let third = second + SHORTEST; third <= n - SHORTEST; third++) {
      const total = cost(0, second) + cost(second, third) + cost(third, n)
      if (total >= least) continue
      least = total
      best = [second, third]
    }
  return best
}

/** The two levels on either side of each break, together. */
const stretchesAround = (
  { values }: DayGrid,
  days: ReadonlyArray<number>,
): ReadonlyArray<DayRange> => {
  const ends = [0, ...days, values.length]
  return days.map((_, at) => ({ start: ends[at]!, end: ends[at + 2]! }))
}

/** What is left once the least certain break has been dropped, until all are certain. */
const withstanding = (grid: DayGrid, days: ReadonlyArray<number>): ReadonlyArray<number> => {
  const ps = stretchesAround(grid, days).map(
    (range) => changepoint(sliceGrid(grid, range))?.p_value ?? 1,
  )
  const worst = ps.indexOf(Math.max(...ps))
  if (days.length === 0 || ps[worst]! < P) return days
  return withstanding(
    grid,
    days.filter((_, at) => at !== worst),
  )
}

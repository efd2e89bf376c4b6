import { type Ordered, ordered } from "#statistics/scan/ordered"
import { rankBuffers, rankPairs } from "#statistics/scan/rank-pairs"
import { rankTest } from "#statistics/series/association"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed } from "#statistics/series/day-grid"

/** A tested pair of metrics, by index, and its p value. */
export interface TestedPair {
  readonly feature: number
  readonly target: number
  /** Days from the feature to the target. */
  readonly lag: number
  readonly p_value: number
}

/** The calendar residuals of a metric at one lag, sorted. */
interface Residual {
  readonly ordered: Ordered
  readonly parameters: number
}

const residualOf = ({ values, weekday }: DayGrid, lag: number): Residual => {
  const { values: left, parameters } = calendarResiduals(delayed(values, lag), weekday)
  return { ordered: ordered(left), parameters }
}

/**
 * Tests every pair that `isAsked` allows at every lag: on the same day with the earlier of the list
 * as the feature, and with either as the feature 1 to `longest` days before the other. Gives the p
 * values of `associate` at a fraction of its cost: calendar effects are removed once per metric and
 * lag, and nothing is sorted per pair.
 */
export const testPairs = (
  grids: ReadonlyArray<DayGrid>,
  longest: number,
  isAsked: (feature: number, target: number) => boolean,
): ReadonlyArray<TestedPair> => {
  const room = rankBuffers(grids[0]?.values.length ?? 0)
  const targets = grids.map((grid) => residualOf(grid, 0))
  return grids.flatMap((grid, feature) => {
    const lags = Array.from({ length: longest + 1 }, (_, lag) =>
      lag === 0 ? targets[feature]! : residualOf(grid, lag),
    )
    const pairs: Array<TestedPair> = []
    targets.forEach((target, to) => {
      if (to === feature || !isAsked(feature, to)) return
      lags.forEach((from, lag) => {
        if (lag === 0 && to < feature) return
        const nuisance = Math.max(from.parameters, target.parameters) - 1
        const tested = rankTest(rankPairs(from.ordered, target.ordered, room), nuisance)
        if (tested) pairs.push({ feature, target: to, lag, p_value: tested.p_value })
      })
    })
    return pairs
  })
}

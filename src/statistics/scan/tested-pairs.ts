import { type Ordered, ordered } from "#statistics/scan/ordered"
import { rankPairs, rankRoom } from "#statistics/scan/rank-pairs"
import { rankTest } from "#statistics/series/association"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed } from "#statistics/series/day-grid"

/** An association that was tested: two metrics by their places, and the p value. */
export interface TestedPair {
  readonly feature: number
  readonly target: number
  /** Days from the feature to the target. */
  readonly lag: number
  readonly p_value: number
}

/** What is left of a metric at one lag once the calendar is taken out, in order. */
interface Residual {
  readonly ordered: Ordered
  readonly parameters: number
}

const residualOf = ({ values, weekday }: DayGrid, lag: number): Residual => {
  const { values: left, parameters } = calendarResiduals(delayed(values, lag), weekday)
  return { ordered: ordered(left), parameters }
}

/**
 * Tests every two metrics that are asked for in every order of time: on the same day, the earlier of the list as the
 * feature, and either from 1 to `longest` days before the other. What `associate` makes of each, at
 * a fraction of its cost: the calendar goes out of a metric once for each lag, and nothing is sorted
 * for a pair.
 */
export const testPairs = (
  grids: ReadonlyArray<DayGrid>,
  longest: number,
  isAsked: (feature: number, target: number) => boolean,
): ReadonlyArray<TestedPair> => {
  const room = rankRoom(grids[0]?.values.length ?? 0)
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

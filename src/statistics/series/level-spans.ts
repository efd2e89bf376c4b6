import { mean } from "#statistics/sample/descriptive"
import { finite } from "#statistics/series/day-grid"
import { type DayRange, dayRangesOf, sliceGrid } from "#statistics/series/day-range"
import { levelChanges } from "#statistics/series/levels"
import type { Prepared } from "#statistics/series/preparation"
import { testSeries } from "#statistics/series/season"
import { byStep, isSignificant, minValues } from "#statistics/verdict"

/** The days of a level and their mean, in the unit of the metric. */
export interface LevelSpan extends DayRange {
  readonly mean: number
}

/** What levels are looked for in. */
export type Levelled = Pick<Prepared, "metric" | "grid" | "breaks">

/** The days of a range on which a clear step begins: significant, better than a straight line, from days enough. */
const clearSteps = ({ metric, grid }: Levelled, range: DayRange): ReadonlyArray<number> =>
  levelChanges(testSeries(metric, sliceGrid(grid, range))).flatMap(({ range: around, found }) =>
    isSignificant(found.p_value) &&
    byStep(found.rss_step, found.rss_line).verdict === "validated" &&
    found.n >= minValues.changepoint.validated
      ? [range.start + around.start + found.index]
      : [],
  )

/**
 * The levels of a prepared metric in order of time, each to the day before the next. The days of one device are
 * looked at by themselves, so that a change of device begins a level and never is a step. A range without a value
 * has none.
 */
export const levelSpans = (prepared: Levelled): ReadonlyArray<LevelSpan> => {
  const { grid, breaks } = prepared
  return dayRangesOf(grid.values.length, breaks).flatMap((range) =>
    dayRangesOf(range.end, [range.start, ...clearSteps(prepared, range)])
      .filter(({ start }) => start >= range.start)
      .flatMap((span) => {
        const values = finite(sliceGrid(grid, span).values)
        return values.length === 0 ? [] : [{ ...span, mean: mean(values) }]
      }),
  )
}

import { quantile } from "#statistics/sample/descriptive"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed, finite, pairs } from "#statistics/series/day-grid"
import { type PracticalSize, slopePerRange } from "#statistics/series/practical-size"

/** Two associated metrics, each in its own unit. */
export interface AssociatedGrids {
  readonly feature: DayGrid
  readonly target: DayGrid
  readonly lag: number
  readonly given: ReadonlyArray<DayGrid>
  /** The variance inflation n / n_eff. */
  readonly inflation: number
}

/**
 * The change of the target, in its unit, per interquartile range of the feature. The slope is that
 * of the residuals without weekday, drift and the metrics of `given`, as in `associate`; the
 * interquartile range is of the raw feature. Null when half of its values are equal.
 */
export const associationSize = ({
  feature,
  target,
  lag,
  given,
  inflation,
}: AssociatedGrids): PracticalSize | null => {
  const others = given.map(({ values }) => delayed(values, lag))
  const left = (values: Float64Array): DayGrid => ({
    values: calendarResiduals(values, target.weekday, others).values,
    weekday: target.weekday,
  })
  const { x, y } = pairs(left(delayed(feature.values, lag)), left(target.values), 0)
  const size = slopePerRange(x, y, inflation)
  const known = finite(feature.values)
  const range = quantile(known, 0.75) - quantile(known, 0.25)
  if (!size || !(range > 0)) return null
  const scaled = (change: number) => (change / size.range) * range
  return {
    slope: scaled(size.slope),
    ci_low: scaled(size.ci_low),
    ci_high: scaled(size.ci_high),
    range,
  }
}

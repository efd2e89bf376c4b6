import type { DayValue, Metric } from "#domain/metric"
import { circularMean } from "#statistics/series/circular"

const DIAL = 24
/** So near to where the clock is cut, in hours, a habit lies on both sides of the cut. */
const NEAR = 4

/** An hour moved by whole days to where it is nearest to another. */
export const nearestHour = (hour: number, centre: number): number =>
  hour + DIAL * Math.round((centre - hour) / DIAL)

/** An hour as the metric's clock shows it: from where it is cut, a day on. */
export const onDial = ({ plausible: { low } }: Pick<Metric, "plausible">, hour: number): number =>
  hour - DIAL * Math.floor((hour - low) / DIAL)

/**
 * Clock times of a person without a jump in the middle of the habit. A metric's clock is cut where hardly
 * anybody is: bedtimes at noon, wake-up times at midnight. Of somebody who lives the other way round, so
 * that the circular mean lies within four hours of the cut, the cut goes to the opposite of that mean:
 * 23:50 and 0:10 are then twenty minutes apart. What is no clock time stays as it is.
 */
export const unwrapped = <Value extends Pick<DayValue, "value">>(
  metric: Pick<Metric, "scale" | "plausible">,
  days: ReadonlyArray<Value>,
): ReadonlyArray<Value> => {
  if (metric.scale !== "clock" || days.length === 0) return days
  const habit = onDial(metric, circularMean(days.map(({ value }) => value)))
  const { low } = metric.plausible
  const fromCut = Math.min(habit - low, low + DIAL - habit)
  return fromCut < NEAR
    ? days.map((day) => ({ ...day, value: nearestHour(day.value, habit) }))
    : days
}

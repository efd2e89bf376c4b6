import type { DayValue, Metric } from "#domain/metric"
import { circularMean } from "#statistics/series/circular"

const DIAL = 24
/** Within this many hours of the cut a habit has values on both sides of it. */
const NEAR = 4

/** The hour shifted by whole days to be nearest to `centre`. */
export const nearestHour = (hour: number, centre: number): number =>
  hour + DIAL * Math.round((centre - hour) / DIAL)

/** The hour on the 24-hour range that begins at the cut of the metric. */
export const onDial = ({ plausible: { low } }: Pick<Metric, "plausible">, hour: number): number =>
  hour - DIAL * Math.floor((hour - low) / DIAL)

/**
 * Clock times of a person, unwrapped so that the habit does not cross the cut of the clock. The cut
 * of a metric is where few people are: noon for bedtimes, midnight for wake-up times. When the
 * circular mean lies within four hours of the cut, the cut moves to the opposite of the mean: 23:50
 * and 0:10 are then twenty minutes apart. Values that are not clock times stay unchanged.
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

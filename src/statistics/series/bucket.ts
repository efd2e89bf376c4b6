import type { DayValue, Metric, Series } from "#domain/metric"
import type { Bucket, MetricPoint } from "#domain/metric-points"
import { addDays, type LocalDate, weekdayOf } from "#domain/time"
import { mean } from "#statistics/sample/descriptive"
import { unwrapped } from "#statistics/series/clock"

const NOON = 12
const DAY_HOURS = 24
const HOUR_MINUTES = 60

const afterNoon = (hour: number) => (((hour - NOON) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS

/** The clock of a whole day from noon to noon: a habit rarely crosses its cut. */
const FROM_NOON = { scale: "clock", plausible: { low: NOON, high: NOON + DAY_HOURS } } as const

/** A value as a point has it: clock times as minutes after noon, everything else as it is. */
export const pointValue = ({ scale }: Pick<Metric, "scale">, value: number): number =>
  scale === "clock" ? Math.round(HOUR_MINUTES * afterNoon(value) * 100) / 100 : value

/** The mean of clock times in hours as minutes after noon; hours of any cut, near noon too. */
const meanClock = (days: Series): number => {
  const hours = days.map((day) => ({ ...day, value: NOON + afterNoon(day.value) }))
  const minutes =
    HOUR_MINUTES * afterNoon(mean(unwrapped(FROM_NOON, hours).map(({ value }) => value)))
  return (Math.round(minutes * 100) / 100) % (DAY_HOURS * HOUR_MINUTES)
}

const nameOf: Readonly<Record<Bucket, (date: LocalDate) => LocalDate>> = {
  day: (date) => date,
  week: (date) => addDays(date, -weekdayOf(date)),
  month: (date) => `${date.slice(0, 7)}-01`,
}

const sourceOf = (days: Series): DayValue["provider"] => {
  const first = days[0]!.provider
  return days.every(({ provider }) => provider === first) ? first : null
}

/** The unit of the points of a metric. */
export const pointUnit = ({ scale, unit }: Pick<Metric, "scale" | "unit">): string =>
  scale === "clock" ? "minutes after noon" : unit

/** The mean of days as a point has it. */
export const pointMean = ({ scale }: Pick<Metric, "scale">, days: Series): number =>
  scale === "clock" ? meanClock(days) : mean(days.map(({ value }) => value))

/** The mean of each day, week or month that has a value, earliest first; clock times as minutes after noon. */
export const pointsOf = (
  metric: Pick<Metric, "scale">,
  days: Series,
  bucket: Bucket,
): ReadonlyArray<MetricPoint> =>
  [...Map.groupBy(days, ({ date }) => nameOf[bucket](date))].map(([date, of]) => ({
    date,
    value: pointMean(metric, of),
    n: of.length,
    source: sourceOf(of),
  }))

/** Rounds values of a metric as they are read; clock times, of any cut, as whole minutes after noon. */
export const pointRounding = ({ scale, decimals }: Pick<Metric, "scale" | "decimals">) =>
  scale === "clock"
    ? (hour: number) => Math.round(HOUR_MINUTES * (hour - NOON))
    : (value: number) => Number(value.toFixed(decimals))

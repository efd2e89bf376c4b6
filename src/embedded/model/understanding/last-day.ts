import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { daysBetween, type LocalDate } from "#domain/time"
import type { PeriodName } from "#embedded/model/understanding/time/period-name"

/** Data whose last day is longer ago than this many days is not recent. */
export const STALE_DAYS = 7

/** The last day on which any of the metrics has a value; null when none has one. */
export const lastDayOf = (
  { metrics: coverage }: Briefing,
  metrics: ReadonlyArray<Metric>,
): LocalDate | null => {
  const keys = new Set(metrics.map(({ key }) => key))
  const lasts = coverage.flatMap(({ metric, last }) => (keys.has(metric) ? [last] : []))
  return lasts.sort().at(-1) ?? null
}

/** A day that goes on has no totals yet, and a night no value before it is over: the last one stands for it. */
const MAX_DAYS_BEFORE = 2

/** A day with values, and its name. */
interface NamedDay {
  readonly date: LocalDate
  readonly name: PeriodName
}

/** The last day with a value, where it stands for a later one without any; null where it does not. */
export const dayInPlaceOf = (
  asked: LocalDate,
  briefing: Briefing,
  metrics: ReadonlyArray<Metric>,
): NamedDay | null => {
  const date = lastDayOf(briefing, metrics)
  if (date === null || date >= asked || daysBetween(date, asked) > MAX_DAYS_BEFORE) return null
  const days = daysBetween(date, briefing.today)
  const name: PeriodName =
    days === 1 || days === 2
      ? { anchor: "calendar", unit: "day", count: days }
      : { anchor: "latest_data" }
  return { date, name }
}

import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"

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

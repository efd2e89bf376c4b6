import type { Briefing } from "#domain/briefing"
import type { Metric } from "#domain/metric"
import { daysBetween } from "#domain/time"

/** A metric with values on fewer of its days than this is not measured daily: weight, blood pressure. */
const DAILY = 0.8

/** Whether a metric is measured on some days only. */
export const isSparse = ({ metrics }: Briefing, { key }: Metric): boolean =>
  metrics.some(
    ({ metric, first, last, days }) =>
      metric === key && days < DAILY * (daysBetween(first, last) + 1),
  )

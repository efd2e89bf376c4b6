import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import type { LocalDate } from "#domain/time"

/** Whether the night that ended on a day is on record. */
export const hasNight = Effect.fnUntraced(function* (user: UserId, date: LocalDate) {
  const store = yield* MetricSeriesStore
  const [nights] = yield* store.seriesOfAll(user, [metricOf("sleep_minutes")!], {
    from: date,
    to: date,
  })
  return (nights ?? []).length > 0
})

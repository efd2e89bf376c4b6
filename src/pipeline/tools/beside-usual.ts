import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import type { Metric, Series } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import { preparedOf } from "#pipeline/tools/prepared"
import { median } from "#statistics/sample/descriptive"
import { type UsualRange, usualRange } from "#statistics/series/baseline"
import { nearestHour } from "#statistics/series/clock"
import { MIN_HISTORY, singleDeviceHistory } from "#statistics/series/single-device-history"

/** A clock time as near as it lies to those before it. */
export const nearHistory = (metric: Metric, value: number, history: Series): number =>
  metric.scale === "clock" && history.length > 0
    ? nearestHour(value, median(history.map((day) => day.value)))
    : value

/** A value of a day and what is usual by the days before it. */
export interface BesideUsual {
  readonly metric: Metric
  /** A clock time is as near as it lies to the usual ones. */
  readonly value: number
  /** Null while the days before are too few. */
  readonly usual: UsualRange | null
}

/** Values of one day beside what was usual on the days before, as the tool `baseline` compares one. */
export const besideUsual = Effect.fn("besideUsual")(function* (
  user: UserId,
  on: { readonly date: LocalDate; readonly days: number },
  values: ReadonlyArray<{ readonly metric: Metric; readonly value: number }>,
) {
  const before = { from: addDays(on.date, -on.days), to: addDays(on.date, -1) }
  const metrics = values.map(({ metric }) => metric)
  const prepared = yield* preparedOf(user, metrics, before)
  return values.map(({ metric, value }, at): BesideUsual => {
    const { history } = singleDeviceHistory(prepared[at]!, before)
    return {
      metric,
      value: nearHistory(metric, value, history),
      usual: history.length < MIN_HISTORY ? null : usualRange(history.map((day) => day.value)),
    }
  })
})

import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import type { Metric, Series } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import type { Position } from "#domain/today"
import { preparedOf } from "#pipeline/tools/prepared"
import { median } from "#statistics/sample/descriptive"
import { type UsualRange, usualRange } from "#statistics/series/baseline"
import { pointRounding } from "#statistics/series/bucket"
import { nearestHour } from "#statistics/series/clock"
import { MIN_HISTORY, singleDeviceHistory } from "#statistics/series/single-device-history"

/** A clock time as near as it lies to those before it. */
export const nearHistory = (metric: Metric, value: number, history: Series): number =>
  metric.scale === "clock" && history.length > 0
    ? nearestHour(value, median(history.map((day) => day.value)))
    : value

/** The label for how unusual a value is for a person. */
export type UsualLabel = "usual" | "slightly" | "unusual" | "very_unusual"

/** The place of a value beside the range of one's usual, each as it is read: the verdict of every screen and answer. */
export const positionOf = (metric: Metric, value: number, usual: UsualRange): Position => {
  const rounded = pointRounding(metric)
  const read = rounded(value)
  return read > rounded(usual.high) ? "above" : read < rounded(usual.low) ? "below" : "within"
}

/** A value within the range is usual; beyond it the robust z-score says how far, where there is a spread. */
export const usualLabel = (position: Position, z: number | null): UsualLabel => {
  if (position === "within") return "usual"
  const distance = z === null ? null : Math.abs(z)
  if (distance === null || (distance > 2 && distance <= 3)) return "unusual"
  return distance <= 2 ? "slightly" : "very_unusual"
}

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

import { Effect } from "effect"
import { metrics } from "#catalogue/metrics"
import type { UserId } from "#domain/ids"
import type { MetricSource } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import { mulberry32 } from "#statistics/random"
import { aDay, aDiaryDay, aNight, aWorkout, store } from "#test/rows"

const SEED = 1_460
const MISSING = 0.08
/** How often there is a workout. */
const TRAINING = 0.4
const BATCH = 100

/**
 * Fills every column that a metric is read from, for so many days from `first` on: noise within the
 * plausible range, one value in twelve missing. Answers once it is on disk.
 */
export const live = Effect.fnUntraced(function* (user: UserId, first: LocalDate, days: number) {
  const uniform = mulberry32(SEED)
  const columns = (table: MetricSource["table"]) =>
    Object.fromEntries(
      metrics.flatMap(({ plausible: { low, high }, sources, decimals }) =>
        sources.flatMap((source) => {
          if (source.table !== table || !("column" in source) || uniform() < MISSING) return []
          const value = low + (high - low) * (0.2 + 0.2 * uniform())
          return [[source.column, Math.round(Number(value.toFixed(decimals)) * source.per)]]
        }),
      ),
    )
  for (let start = 0; start < days; start += BATCH) {
    const dates = Array.from({ length: Math.min(BATCH, days - start) }, (_, at) =>
      addDays(first, start + at),
    )
    yield* store({
      days: dates.map((date) => aDay(user, date, columns("daily_summary"))),
      nights: dates.map((date) => aNight(user, date, columns("sleep_sessions"))),
      diary: dates.map((date) => aDiaryDay(user, date, columns("diary_days"))),
      workouts: dates
        .filter(() => uniform() < TRAINING)
        .map((date) => aWorkout(user, date, columns("activities"))),
    })
  }
})

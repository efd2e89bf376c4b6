import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { BiomarkerStore } from "#db/biomarkers"
import { MetricSeriesStore } from "#db/metric-series"
import { ShownAlertStore } from "#db/shown-alerts"
import type { UserId } from "#domain/ids"
import type { Notice } from "#domain/safety"
import { addDays, type LocalDate, localDateAt } from "#domain/time"
import { criticalResults } from "#safety/stored-values/lab-results"
import { glucoseLows, lowOxygenNights, severePressure } from "#safety/stored-values/series"

/** How far back readings of the body count as new. */
const DAYS = 7

const KEYS = ["spo2", "glucose_min", "bp_systolic", "bp_diastolic"]

/** What new data on record a person has to hear of before anything else, whether or not they have been shown it. */
export const newNotices = Effect.fn("newNotices")(function* (
  user: UserId,
  today: LocalDate,
): Effect.fn.Return<ReadonlyArray<Notice>, never, BiomarkerStore | MetricSeriesStore> {
  const results = yield* (yield* BiomarkerStore).all(user)
  const [spo2, glucose, systolic, diastolic] = yield* (yield* MetricSeriesStore).seriesOfAll(
    user,
    KEYS.flatMap((key) => metricOf(key) ?? []),
    { from: addDays(today, 1 - DAYS), to: today },
  )
  return [
    ...criticalResults(
      results.map((result) => ({ ...result, stored_on: localDateAt(result.updated_at, 0) })),
      today,
    ),
    ...glucoseLows(glucose ?? []),
    ...severePressure(systolic ?? [], diastolic ?? []),
    ...lowOxygenNights(spo2 ?? []),
  ]
})

/**
 * Those that a person has not been shown. A question that leaves the lab results out of its answer leaves no critical
 * one untold.
 */
export const noticesOf = Effect.fn("noticesOf")(function* (user: UserId, today: LocalDate) {
  const shown = yield* (yield* ShownAlertStore).of(user)
  const found = yield* newNotices(user, today)
  return found.filter(({ subject }) => !shown.has(subject))
})

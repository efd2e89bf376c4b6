import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"

/** What an experiment could be about, where a question names nothing. */
const TRIALS = ["sleep_minutes", "mood", "hrv_rmssd", "hrv_sdnn", "resting_hr", "stress_score"]
const MAX_TRIALS = 5

/** The metrics that an experiment could be about: the one asked about, then central ones that are on record. */
export const trialsOf = (
  recorded: ReadonlySet<string>,
  asked: Metric | null = null,
): ReadonlyArray<Metric> => {
  const central = TRIALS.filter((key) => recorded.has(key)).flatMap((key) => metricOf(key) ?? [])
  return [...new Set([...(asked ? [asked] : []), ...central])].slice(0, MAX_TRIALS)
}

import type { Metric } from "#domain/metric"
import type { Level } from "#embedded/model/understanding/intent"
import { daysBefore, type Period } from "#embedded/model/understanding/period"
import { periodOf, type Reading } from "#embedded/model/understanding/reading"

const MEDIAN = /\bmedian\b/i
const SPREAD =
  /\b(?:standard deviation|variab\w+|var(?:y|ies|ied|ying)|spread|consisten\w+|regular\w*|irregular\w*|fluctuat\w*|range)\b/i
const LATEST =
  /\b(?:latest|current|right now|now|newest|most recent|last (?:value|reading|measurement))\b/i

const USUAL_DAYS = 30
const MOST_METRICS = 4

const statisticOf = (text: string): Level["statistic"] => {
  if (MEDIAN.test(text)) return "median"
  if (SPREAD.test(text)) return "sd"
  return LATEST.test(text) ? "latest" : "mean"
}

/** The level of some metrics; a single day is held against the thirty before it. */
export const levelOf = (
  metrics: ReadonlyArray<Metric>,
  period: Period,
  statistic: Level["statistic"] = "mean",
): Level => ({
  kind: "level",
  metrics: metrics.slice(0, MOST_METRICS),
  period,
  statistic,
  usual: daysBefore(period.window, USUAL_DAYS),
})

/** "what is my average resting heart rate", "how did I sleep last night". */
export const readLevel = (reading: Reading): Level | null => {
  const { metrics, text } = reading
  if (metrics.length === 0) return null
  return levelOf(metrics, periodOf(reading, USUAL_DAYS), statisticOf(text))
}

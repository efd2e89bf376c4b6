import type { Level } from "#embedded/model/understanding/intent"
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

/** "what is my average resting heart rate", "how did I sleep last night". */
export const readLevel = (reading: Reading): Level | null => {
  const { metrics, text } = reading
  if (metrics.length === 0) return null
  return {
    kind: "level",
    metrics: metrics.slice(0, MOST_METRICS),
    period: periodOf(reading, USUAL_DAYS),
    statistic: statisticOf(text),
  }
}

import { contrastOf } from "#embedded/model/understanding/contrast"
import type { Comparison } from "#embedded/model/understanding/intent"
import type { Reading } from "#embedded/model/understanding/reading"

const WEEKDAYS = /\bweek(?:end|day)s\b/i

/** "this month versus last", "in May compared to June", "than usual". */
export const readComparison = (reading: Reading): Comparison | null => {
  if (reading.metrics.length === 0 || WEEKDAYS.test(reading.text)) return null
  const contrast = contrastOf(reading)
  return contrast && { kind: "comparison", metrics: reading.metrics, contrast }
}

import { type Contrast, contrastOf } from "#embedded/model/understanding/contrast"
import type { Comparison, Level } from "#embedded/model/understanding/intent"
import { levelOf } from "#embedded/model/understanding/level"
import type { Reading } from "#embedded/model/understanding/reading"
import { without } from "#embedded/model/understanding/words/text"

const PERCENT = /\b(?:percent\w*|per cent|pct|relative (?:change|terms))\b|%/i

/** Two windows against each other; a single day is a level beside what it is held against. */
export const comparisonOf = (reading: Reading, contrast: Contrast): Comparison | Level => {
  const { a, b } = contrast
  const { metrics, mentions, text } = reading
  return b.window.from === b.window.to
    ? { ...levelOf(reading, metrics, b), usual: a.window }
    : {
        kind: "comparison",
        metrics,
        contrast,
        asks: PERCENT.test(without(text, mentions)) ? "percent" : "difference",
      }
}

/** "this month versus last", "in May compared to June", "than usual". */
export const readComparison = (reading: Reading): Comparison | Level | null => {
  if (reading.metrics.length === 0) return null
  const contrast = contrastOf(reading)
  return contrast && comparisonOf(reading, contrast)
}

import type { Comparison } from "#embedded/model/questions/comparison/intent"
import type { Level } from "#embedded/model/questions/level/intent"
import { levelOf } from "#embedded/model/questions/level/read"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { without } from "#embedded/model/understanding/words/text"

const PERCENT = /\b(?:percent\w*|per cent|pct|relative (?:change|terms))\b|%/i

/** "how much do my steps differ from day to day" holds no time against another. */
const VARIES = /\bfrom (?:day to day|night to night|one (?:day|night) to the (?:next|other))\b/i

/** A comparison of two windows; a single day becomes a level beside its comparison window. */
export const comparisonOf = (parsed: ParsedQuestion, contrast: Contrast): Comparison | Level => {
  const { a, b } = contrast
  const { metrics, mentions, text } = parsed
  return b.window.from === b.window.to
    ? { ...levelOf(parsed, metrics, b), usual: a.window }
    : {
        kind: "comparison",
        metrics,
        contrast,
        asks: PERCENT.test(without(text, mentions)) ? "percent" : "difference",
      }
}

/** "did I eat more than I burned last week": two metrics of one time, not one of two times. */
const isOfMetrics = ({ text, mentions, periods }: ParsedQuestion): boolean => {
  const [one, other] = mentions
  return one !== undefined && other !== undefined && periods.length < 2
    ? /\b(?:more|less|fewer) than\b/i.test(text.slice(one.start, other.start))
    : false
}

/** "this month versus last", "in May compared to June", "than usual". */
export const readComparison = (parsed: ParsedQuestion): Comparison | Level | null => {
  if (parsed.metrics.length === 0 || isOfMetrics(parsed) || VARIES.test(parsed.text)) return null
  const contrast = contrastOf(parsed)
  return contrast && comparisonOf(parsed, contrast)
}

import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { comparisonOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

/** "how much do my steps differ from day to day" holds no time against another. */
const VARIES = phrases`from (day to day|night to night|one (day|night) to the (next|other))`
const THAN = phrases`(more|less|fewer) than`

/** "did I eat more than I burned last week": two metrics of one time, not one of two times. */
const isOfMetrics = ({ text, mentions, periods }: ParsedQuestion): boolean => {
  const [one, other] = mentions
  return one !== undefined && other !== undefined && periods.length < 2
    ? THAN.test(text.slice(one.start, other.start))
    : false
}

/** "this month versus last", "in May compared to June", "than usual". */
export const readComparison = (parsed: ParsedQuestion): Comparison | Level | null => {
  if (parsed.metrics.length === 0 || isOfMetrics(parsed) || VARIES.test(parsed.text)) return null
  const contrast = contrastOf(parsed)
  return contrast && comparisonOf(parsed, contrast)
}

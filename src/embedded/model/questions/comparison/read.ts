import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { comparisonOf } from "#embedded/model/questions/handover"
import type { Level } from "#embedded/model/questions/level/intent"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
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

/** Days on either side of a day that a longer time is held against: "than 6 months ago". */
const HALF_DAYS = 15

/** A single day is no match for weeks: it stands for the month around it, which is called by its days. */
const widened = (contrast: Contrast, { today }: DateContext): Contrast => {
  const { a, b } = contrast
  const { from, to } = a.window
  if (from !== to || daysIn(b.window) < 2 * HALF_DAYS) return contrast
  const end = [addDays(to, HALF_DAYS), addDays(b.window.from, -1)].sort()[0]!
  const window = { from: addDays(from, -HALF_DAYS), to: end }
  return { a: { ...a, window, name: { anchor: "between", window, today } }, b }
}

/** "this month versus last", "in May compared to June", "than usual". */
export const readComparison = (parsed: ParsedQuestion): Comparison | Level | null => {
  if (parsed.metrics.length === 0 || isOfMetrics(parsed) || VARIES.test(parsed.text)) return null
  const contrast = contrastOf(parsed)
  return contrast && comparisonOf(parsed, widened(contrast, parsed.dates))
}

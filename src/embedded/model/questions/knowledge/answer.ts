import type { Asking } from "#catalogue/knowledge/asking"
import type { ShortAnswer } from "#catalogue/knowledge/entry"
import {
  askingOf,
  asksOfValue,
  asksRecord,
  isOfTwo,
  isOwn,
  narrownessOf,
} from "#embedded/model/questions/knowledge/asking"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"
import { intentOf } from "#embedded/model/questions/knowledge/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { findAnswers } from "#embedded/model/understanding/short-answers"
import { tidy } from "#embedded/model/understanding/words/text"

/** Whether the person's own rows answer an asking: of a record, of a time, of a value, of two things. */
const isForRows = (parsed: ParsedQuestion, text: string, asking: Asking): boolean => {
  const { metrics, periods, limits } = parsed
  if (metrics.length > 0 && periods.length > 0) return true
  if (asking === "any") return false
  if (asksRecord(text) || asksOfValue(text)) return true
  const isLimited = limits.some(({ said, quantity }) => said && quantity.unit !== "clock")
  if (isLimited) return metrics.length > 0
  return metrics.length > 1 && isOfTwo(asking)
}

/** Whether somebody asks why a result of theirs is as it is: their report says first whether it is. */
const isOfOwnResult = (text: string, { analytes = [] }: ShortAnswer, asking: Asking): boolean =>
  asking === "causes" && analytes.length > 0 && isOwn(text)

/**
 * The short answer to a question in a form that one is written for, whatever of the person's has its name: "how much
 * caffeine is in a double espresso", "how long does vitamin D take to go up".
 */
export const readAnswer = (parsed: ParsedQuestion): Knowledge | null => {
  const text = tidy(parsed.briefing.question).toLowerCase()
  const isForOwn = parsed.metrics.length > 0 && isOwn(text)
  const [found] = findAnswers(text)
    .filter(({ entry }) => entry.isOfOneself || !isForOwn)
    .flatMap((each) => {
      const asking = askingOf(text, each.entry.asks)
      if (asking === null || isOfOwnResult(text, each.entry, asking)) return []
      return isForRows(parsed, text, asking) ? [] : [{ ...each, asking }]
    })
    .toSorted(
      (one, other) =>
        other.words - one.words || narrownessOf(one.asking) - narrownessOf(other.asking),
    )
  return found ? intentOf(found.entry, parsed) : null
}

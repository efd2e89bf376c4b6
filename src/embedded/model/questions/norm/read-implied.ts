import { daysIn } from "#domain/window"
import { impliedIn } from "#embedded/model/questions/norm/implied"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { askedOf, judgementOf, noteWords, servedIn } from "#embedded/model/questions/norm/judgement"
import { readNorm } from "#embedded/model/questions/norm/read"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { somebodyIn } from "#embedded/model/understanding/profile/somebody"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import type { Period } from "#embedded/model/understanding/time/period"
import { metricsNamed } from "#embedded/model/understanding/words/lexicon"
import { phrases } from "#language/phrases"

const GOAL = phrases`
  (set|give|suggest|pick|make|recommend|propose|choose|find) (me|us|a|an|my|some) ...6 (goal/s|target/s)
  what ...4 (goal|target) (should|could|can|would) i
  what (should|would|could) ...2 (my|a|be) ...5 (goal|target) [be]
  what (is|would be|'s) ...2(a|good|realistic|sensible) ...2 (goal|target) for
  ^ (step/s|sleep|walking|water|exercise|activity|daily|weekly|bedtime) ...1 (goal|target) $
  what ...4 should i (go|aim|shoot|strive) for
  how many ...2 should i (go|aim|shoot|strive) for
  (good|realistic|sensible|reasonable|achievable|healthy) ...2 (goal|target) (for|to)
`
/** "I read over 20 is dangerous": a number that is passed on, and none that is asked for. */
const HEARSAY = phrases`
  (i|we) [have|have just|just|once] (read|heard|saw|learned|learnt) ...3(that|somewhere|online|it)
  (i|we) (was|were|have been|been) told
  (they|people|some) say
  (my|the|a) (doctor|gp|nurse|wife|husband|friend|coach|trainer|article|internet|son|daughter) (says|said|told|claims)
  (anything|everything) (over|above|under|below)
  (because|since|as) (over|above|under|below|anything)
`

/** A question without the hearsay behind it, which names numbers of its own. */
const besideHearsay = (parsed: ParsedQuestion): ParsedQuestion | null => {
  const [hearsay] = HEARSAY.find(parsed.whole)
  if (!hearsay || parsed.limits.length === 0) return null
  const ahead = <Span extends { readonly start: number }>(spans: ReadonlyArray<Span>) =>
    spans.filter(({ start }) => start < hearsay.start)
  const mentions = ahead(parsed.mentions)
  return mentions.length === 0
    ? null
    : {
        ...parsed,
        whole: parsed.whole.slice(0, hearsay.start),
        text: parsed.text.slice(0, hearsay.start),
        limits: ahead(parsed.limits),
        mentions,
        metrics: mentions.flatMap(({ metrics }) => metrics),
      }
}

const readGoal = (parsed: ParsedQuestion): Norm | null => {
  const [metric] = parsed.metrics
  return metric && GOAL.test(parsed.whole)
    ? {
        kind: "norm",
        metrics: [metric],
        period: periodOf({ ...parsed, periods: [] }, DEFAULT_DAYS.norm),
        judges: "goal",
      }
    : null
}

/** A time that holds weeks, of which the minutes of a week are a mean. */
const isLong = ({ window }: Period): boolean => daysIn(window) >= MIN_DAYS
const MIN_DAYS = 14

const readWording = (parsed: ParsedQuestion): Norm | null => {
  const implied = impliedIn(parsed)
  if (implied === null || parsed.periods.length > 1) return null
  const { metrics: keys, first, ...judged } = implied
  noteWords(parsed)
  const present = new Set(parsed.briefing.metrics.map(({ metric }) => metric))
  const own = keys.filter((key) => present.has(key))
  const metrics = (own.length > 0 ? own : keys)
    .slice(0, first ? 1 : undefined)
    .flatMap(metricsNamed)
  const isOfWeeks = judged.aspect === "week" && parsed.periods.every(isLong)
  const periods = isOfWeeks ? parsed.periods : []
  const period = periodOf({ ...parsed, metrics, periods }, DEFAULT_DAYS.norm)
  const somebody = somebodyIn(parsed.whole)
  return {
    kind: "norm",
    metrics,
    period,
    ...judged,
    ...(somebody ? { of: somebody.somebody } : {}),
  }
}

/** "is 57 a good pulse for a man in his forties": a number held against people who are described. */
const readDescribed = (parsed: ParsedQuestion): Norm | null =>
  somebodyIn(parsed.whole) && askedOf(parsed) && judgementOf(parsed) ? readNorm(parsed) : null

/**
 * Judgements that another kind would take: of what no name of a metric says ("am I overweight", "is my sleep
 * regular"), a goal, and one with a number that was heard somewhere.
 */
export const readImplied = (parsed: ParsedQuestion): Norm | null => {
  const alone = besideHearsay(parsed)
  const served = servedIn(parsed) && judgementOf(parsed) ? readNorm(parsed) : null
  return (
    readGoal(parsed) ??
    readWording(parsed) ??
    served ??
    readDescribed(parsed) ??
    (alone && readNorm(alone))
  )
}

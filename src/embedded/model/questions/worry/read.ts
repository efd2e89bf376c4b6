import { daysIn } from "#domain/window"
import type { Worry } from "#embedded/model/questions/worry/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { isSparse } from "#embedded/model/understanding/sparse"
import { usual } from "#embedded/model/understanding/time/contrast"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { WHY } from "#embedded/model/understanding/words/concepts"
import { premiseOf } from "#embedded/model/understanding/words/premise"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const WORRIES = phrases`
  (should|shall|must|do) i [need to] [really|actually] (worry|panic|be (worried|concerned|alarmed|scared))
  (something|anything|reason|need|time) to (worry|panic|be (worried|concerned))
  (is|are) (that|this|it|these) ...2(really|too|very|a|any|all|still) ${phrases`
    bad|normal|ok|okay|fine|concerning|worrying|alarming|serious|dangerous|unhealthy|problem|bad (sign|thing)
  `}
  (is|are) (it|that) ...2(really|too|very) (bad|normal|ok|concerning|worrying|a problem) [that|if|when]
  (worried|concerned|worries|concerns|scared|scares) (about|that|me)
  (i'm|i am) [a bit|getting|kind of] (worried|concerned)
  a (problem|concern|bad sign|worry)
  is (something|anything) wrong
  ^ problem $
`
/** Words for a course that is feared, beside those of a reason: "up" and "down" of a number. */
const IS_UP = phrases`
  (is|are|was|has|have|been|gone|went|going|goes|creep*|trend*|way|shot|bit|so) [way|really] [a bit] up !(at|so)
`
const IS_DOWN = phrases`
  (is|are|was|has|have|been|gone|went|going|goes|slid*|trend*|way|bit|so) [way|really] [a bit] down
  shorter
  (dip|dips|dipping|dipped|plummet*|shrink*|slipping|slipped|sinking)
`
const LATER = phrases`later`
const EARLIER = phrases`earlier`
const AFTER = phrases`(after|when|if|because) [i|my|a|the] *`

/** "is that bad" says nothing of the way a number went. */
const WORDS_OF_WORRY = /\b(?:is|are) (?:it|that|this|these) [\w ]*?(?:bad|good|well)\b/gi

const saidWay = (parsed: ParsedQuestion): Worry["said"] | null => {
  const [metric] = parsed.metrics
  const text = without(parsed.text, parsed.mentions).replace(WORDS_OF_WORRY, " ")
  if (metric?.scale === "clock") return LATER.test(text) ? 1 : EARLIER.test(text) ? -1 : null
  if (IS_DOWN.test(text)) return -1
  if (IS_UP.test(text)) return 1
  const way = metric ? premiseOf(text, metric) : 0
  return way === 0 ? null : way
}

/** A number whose course somebody fears: what it did is looked at before anything is said of worry. */
export const readWorry = (parsed: ParsedQuestion): Worry | null => {
  const { mentions, metrics, whole, limits, text } = parsed
  const [metric] = metrics
  if (mentions.length !== 1 || !metric || limits.some(({ said }) => said)) return null
  if (!WORRIES.test(whole) || WHY.test(text) || AFTER.test(text)) return null
  const said = saidWay(parsed)
  const b = periodOf(
    parsed,
    DEFAULT_DAYS[isSparse(parsed.briefing, metric) ? "comparison" : "worry"],
  )
  if (said === null || b.form === "since" || daysIn(b.window) === 1) return null
  return { kind: "worry", metric, contrast: { a: usual(b), b }, said }
}

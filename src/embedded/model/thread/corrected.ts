import { intentOf } from "#embedded/model/questions/intent-of"
import { readQuestion } from "#embedded/model/questions/reading"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { linkBehind } from "#embedded/model/thread/linked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const CORRECTS = phrases`
  ^ ...2(no|nope|nah|sorry|wait|oh|but|ok) (i|i'm|im) (mean|meant|meaning|asked|asking) [(for|about)]
  ^ (no|nope|nah)
`
const ASKS = phrases`(what|which|how|when|where|do|does|did|is|are|was|were|am)`
/** What is ruled out stands last: "I meant beer, not water". */
const NOT = /[\s,]+(?:and )?not (?:the |my )?[\p{L} ]{1,24}$/u
const MAX_CHARS = 90
const MAX_NAMED_CHARS = 40

/** "I meant beer, not water" behind a link: what acts is another one. */
const otherCause = (rest: ParsedQuestion, before: Leaned | null) => {
  const [named, more] = rest.metrics
  const pair = before && linkBehind(before)
  if (!named || more || !pair || named === pair.target || named === pair.feature) return null
  if (rest.whole.length > MAX_NAMED_CHARS) return null
  const parsed = parseQuestion(rest.briefing, `does my ${named.name} affect my ${pair.target.name}`)
  const intent = intentOf(parsed)
  return intent.kind === "association" ? asking(intent, parsed) : null
}

/** "no, I mean which weekday I drink the most coffee": the question put right, with nothing of the one misheard. */
export const asCorrected: Way = ({ own, leaned }) => {
  const { whole, briefing, mentions } = own
  const at = openingEnd(whole)
  if (mentions.length === 0 || whole.length > MAX_CHARS || at === 0 || !CORRECTS.test(whole))
    return null
  const rest = parseQuestion(briefing, whole.slice(at).replace(NOT, ""))
  if (!ASKS.beginsAt(rest.whole, 0)) return otherCause(rest, leaned())
  const { intent, leftOut } = readQuestion(rest)
  return intent.kind === "talk" ? null : { ...asking(intent, rest), leftOut }
}

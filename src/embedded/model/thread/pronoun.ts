import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { inFull } from "#embedded/model/thread/in-full"
import { periodBehind } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { withPronoun } from "#embedded/model/understanding/thread/ellipsis"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const OF_MY_AGE =
  /\b(?:for|in) (?:somebody|someone|a (?:person|man|woman|lady|guy)|people|one) (?:of |at )?my age\b/i

/** A message with its pronoun as what the thread is about; null where that says nothing more. */
export const asPronoun: Way = ({ own, leaned }) => {
  const full = own.mentions.length === 0 ? withPronoun(own.whole) : null
  const before = full === null ? null : leaned()
  const found = before && inFull(full!.replace(OF_MY_AGE, "for my age"), own, before)
  return found && found.intents[0]!.kind !== "talk" ? found : null
}

/** "what was it in the spring?" keeps its measure. */
const OF_A_TIME = phrases`(what|how|where) (was|were|is|did|about) (it|that|they)`

/** A pronoun with a time is about what the thread is about. */
export const asInTime: Way = (message) => {
  const { whole, periods, mentions } = message.own
  const isAbout = periods.length > 0 && mentions.length === 0
  return isAbout && OF_A_TIME.beginsAt(whole, openingEnd(whole)) ? asPronoun(message) : null
}

const JUDGES = phrases`(is|was|are|were) (it|that|this|they|mine) !(a (good|bad|ok|okay|decent|poor|rough) night)`

const OF_NIGHT = phrases`(is|was) (it|that|this) ...2 (good|bad|ok|okay|decent|poor|rough|alright|fine) [night|one]`

const OF_ONE_NIGHT: ReadonlySet<string> = new Set(["today", "level"])

/** "was it bad" behind the last night is of that night. */
export const asOfNight: Way = ({ own, leaned }) => {
  if (own.periods.length > 0 || !OF_NIGHT.beginsAt(own.whole, openingEnd(own.whole))) return null
  const intent = leaned()?.intents.at(-1)
  const [metric] = intent ? kindOf(intent).metrics(intent) : []
  const night = intent && OF_ONE_NIGHT.has(intent.kind) ? periodBehind(intent)?.window : null
  const isLast = night && night.from === night.to && night.to === own.dates.today
  if (!isLast || !(metric?.families[0] === "sleep" || intent?.kind === "today")) return null
  const at = openingEnd(own.whole)
  const full = own.whole.slice(at).replace(/^(?:is|was) (?:it|that|this)/i, "was last night")
  const parsed = parseQuestion(own.briefing, full)
  const found = intentOf(parsed)
  return found.kind === "talk" ? null : asking(found, parsed)
}

/** "is that a lot" is about what was answered, not another question of the kind before. */
export const asJudgement: Way = (message) =>
  JUDGES.beginsAt(message.own.whole, openingEnd(message.own.whole)) ? asPronoun(message) : null

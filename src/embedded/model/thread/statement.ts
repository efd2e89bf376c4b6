import { intentOf } from "#embedded/model/questions/intent-of"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const STATES = phrases`
  (i|it|she|he|we|they|that) ...1 (had|was|wasn't|were|forgot|ate|drank|did|didn't|knew|got|went|took|changed|moved)
  (that's|that is|it's|it is) (wrong|right|not right|interesting|good to know|strange|odd|funny)
  i (don't|do not) have
`
const BEGAN = phrases`
  (was|were) born
  (it|that|this|she|he) was (on|the)
  (i|we|it|she|he) (started|stopped|began|moved|changed|quit)
`
const ASKS = phrases`(why|how|what|which|when|who|where|show|compare|tell|give)`
const MAX_CHARS = 100

/** "she was born on 9 August" dates a beginning: the thread's metric before it and after. */
const sinceThen = (own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const [day, more] = own.periods
  const name = antecedentOf(leaned.intents.at(-1)!, leaned.parsed)
  if (!day || more || day.window.from !== day.window.to || name === null) return null
  const words = own.whole.slice(day.start, day.end).replace(/^on /i, "")
  const parsed = parseQuestion(own.briefing, `did ${name} change since I began on ${words}`)
  return asking(intentOf(parsed), parsed)
}

/** What a person says within a thread without asking anything. */
export const asStatement: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS) return null
  const isSaid = STATES.beginsAt(whole, openingEnd(whole)) || BEGAN.test(whole)
  const before = !isSaid || ASKS.test(whole) || whole.endsWith("?") ? null : leaned()
  if (before === null) return null
  const dated = BEGAN.test(whole) ? sinceThen(own, before) : null
  return dated ?? asking({ kind: "talk", about: "noted" }, own)
}

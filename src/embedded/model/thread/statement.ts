import { intentOf } from "#embedded/model/questions/intent-of"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { datedNotesIn } from "#embedded/model/understanding/dated-notes"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
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
/** Says what was not the reason, or how it was, whatever it names. */
const DENIES = phrases`
  (it|that|this) (wasn't|wasnt|was not|isn't|isnt|can't be|cannot be|could not be|couldn't be) ...6
  i (ate|drank|did|slept|trained|worked) ...2(the|as) (same|usual|normal|always)
  i (don't|dont|do not|didn't|did not|never) (drink|smoke|eat|have|had|drank|take|took|do|did) ...4
`
/** "no fever, just tired": how somebody feels. */
const TIRED = phrases`
  (just|only|simply|very|really|so) (tired|exhausted|sleepy|worn out|drained|fatigued|shattered|knackered)
`
const ASKS = phrases`(why|how|what|which|when|who|where|show|compare|tell|give)`
const MAX_CHARS = 100

const ORDINALS = [
  [/\bthe first of\b/i, "1"],
  [/\bthe second of\b/i, "2"],
  [/\bthe third of\b/i, "3"],
] as const

/** "the first of September", with the day in digits. */
const orderedIn = ({ whole, briefing }: ParsedQuestion) =>
  parseQuestion(
    briefing,
    ORDINALS.reduce((text, [word, digits]) => text.replace(word, digits), whole),
  ).periods

/** "she was born on 9 August" dates a beginning: the thread's metric before it and after. */
const sinceThen = (own: ParsedQuestion, leaned: Leaned): Heard | null => {
  const [day, more] = orderedIn(own)
  const name = antecedentOf(leaned)
  if (!day || more || day.window.from !== day.window.to || name === null) return null
  const words = day.window.from
  const parsed = parseQuestion(own.briefing, `did ${name} change since I began on ${words}`)
  return asking(intentOf(parsed), parsed)
}

/** What a person says within a thread without asking anything. */
export const asStatement: Way = ({ own, leaned }) => {
  const { whole, mentions, briefing } = own
  if (whole.length > MAX_CHARS) return null
  if (TIRED.test(whole) && !ASKS.test(whole) && beforeThis(briefing) !== null) {
    const parsed = parseQuestion(briefing, "I feel so tired")
    return asking(intentOf(parsed), parsed)
  }
  const denies = DENIES.beginsAt(whole, openingEnd(whole))
  if (mentions.length > 0 && !denies) return null
  const isSaid = denies || STATES.beginsAt(whole, openingEnd(whole)) || BEGAN.test(whole)
  const before = !isSaid || ASKS.test(whole) || whole.endsWith("?") ? null : leaned()
  if (before === null) return null
  const dated = BEGAN.test(whole) ? sinceThen(own, before) : null
  return dated ?? asking({ kind: "talk", about: "noted" }, own)
}

/** "I was in Spain from 3 to 10 August", "I quit coffee on 1 October": what is kept to be asked about later. */
export const asDatedNote: Way = ({ own }) =>
  datedNotesIn(own.briefing).isAll ? asking({ kind: "talk", about: "statement" }, own) : null

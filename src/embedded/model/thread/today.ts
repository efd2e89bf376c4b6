import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const REST = phrases`
  rest or ...2(not|train|go|run|should|i|work|out)
  (so|and|then|better|ok) ...1(a) rest ...1(day) ...1(then|today|now|tonight)
  (should|do|must) i ...1 rest
  take it easy
`
const TOMORROW = phrases`
  ^ ...2(and|ok|so|what|how|but) ...1(about) tomorrow $
  ^ ...2(and|ok|so|what|how|but) ...1(about) tomorrow then $
`
const TRAIN = phrases`
  (can|should|may|could|shall) i ...2 (play|do|go to|go for|join|go) ...2 (football|soccer|tennis|basketball|
    volleyball|hockey|padel|squash|golf|badminton|climbing|skiing|yoga|dancing|practice|match|game|class|hard)
  (an|a) ...1 (easy|short|light|slow|hard|long|gentle) (run|ride|session|workout|swim|jog|one) ...1(then|today|ok)
  (easy|short|light|slow|hard|long|gentle) (run|ride|session|workout|swim|jog|one) ...1(then|today|ok|it)
  (should|can) i ...1 (go|do it|still go|train|work out)
`
/** "ok thanks, easy run then" takes the answer at its word. */
const THANKS = phrases`...2(ok|okay|great|good|cool|alright) (thanks|thank you|thx|cheers)`
/** Asks for a time, a place or a reason. */
const ELSE = phrases`what | when | where | why | which | how | bed | sleep | tomorrow`
const MAX_CHARS = 60

/** "so rest or not?", "can I play football tonight": the state of the day, whatever came before. */
export const asOfToday: Way = ({ own, leaned }) => {
  const { whole, briefing } = own
  if (whole.length > MAX_CHARS) return null
  if (TOMORROW.test(whole) && leaned()?.intents.at(-1)?.kind === "today") {
    const parsed = parseQuestion(briefing, "should I train tomorrow")
    return asking(intentOf(parsed), parsed)
  }
  if (ELSE.test(whole)) return null
  const full = REST.test(whole)
    ? "should I rest today"
    : TRAIN.test(whole)
      ? "should I train today"
      : null
  const before = full === null ? null : leaned()
  if (full === null || before === null) return null
  if (before.intents.at(-1)!.kind === "today" && THANKS.beginsAt(whole, 0))
    return asking({ kind: "talk", about: "thanks" }, own)
  const parsed = parseQuestion(briefing, full)
  const intent = intentOf(parsed)
  return intent.kind === "today" ? asking(intent, parsed) : null
}

import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { phrases } from "#language/phrases"

const GOAL = phrases`goal | target | aim | want to (reach|weigh|get to|hit|be)`
const STANDS = phrases`
  how (far|close|near) ...1(off|away) (am|are) (i|we) ...3
  how (far|much|many) ...3(is|do|i|have|more) (to go|left|missing)
  (am|are) i ...1 (close|near|there|on track) ...3
  where (am|do) i ...1 (stand|now)
`
const WHEN = phrases`
  when (will|would|do|could|can) i ...2 (be there|get there|reach|hit|make|arrive|be done) ...3
  (how long|how many (weeks|months|days)) ...3(will|would|does|until|till|to|it|i) ...2 (take|there|reach) ...3
  at (this|that) (pace|rate|speed) ...6
  will i (get there|make it|reach it|manage)
`
const MAX_CHARS = 60
const MAX_BACK = 4

/** The metric of the goal that was named in the thread, in a few messages back. */
const goalIn = ({ briefing }: ParsedQuestion): string | null => {
  let at = beforeThis(briefing)
  for (let back = 0; at !== null && back < MAX_BACK; back++) {
    const { question } = at.briefing
    const [metric] = GOAL.test(question) ? parseQuestion(at.briefing, question).metrics : []
    if (metric) return metric.name
    at = beforeThis(at.briefing)
  }
  return null
}

/** "how far am I", "when will I be there" behind a goal: where its metric stands, and where it has been heading. */
export const asOfGoal: Way = ({ own }) => {
  const { whole, briefing } = own
  if (whole.length > MAX_CHARS) return null
  const [isWhen, isStanding] = [WHEN.test(whole), STANDS.test(whole)]
  const name = isWhen || isStanding ? goalIn(own) : null
  if (name === null) return null
  const parsed = parseQuestion(briefing, isWhen ? `is my ${name} changing` : `what is my ${name}`)
  const heard = asking(intentOf(parsed), parsed)
  return isWhen
    ? { ...heard, intents: [{ kind: "talk", about: "future" }, ...heard.intents] }
    : heard
}

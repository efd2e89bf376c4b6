import { readAnswer } from "#embedded/model/questions/knowledge/answer"
import { antecedentOf } from "#embedded/model/thread/antecedent"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const TAKES = phrases`
  how (long|quickly|fast|soon) (does|do|will|would|might|could|can) (it|that|this|they) ...2(usually|normally|then|
    actually|all) (take|last|work|change|improve|go (up|down)|show)
  how (long|quickly|fast|soon) (until|before|till) (it|that|this|i) ...2 (works|work|changes|improves|shows|see|notice)
  when (will|would|can) i ...1 (see|notice|feel) ...3
  how long $
  how long (will|would|does|might) (it|that|this) take
`
const LOWER = phrases`lower | reduce | drop | down | less | decrease | cut`
const RAISE = phrases`raise | increase | improve | up | more | boost | higher | better`

/** "how long does that take", behind what moves a measure or a result: what is known of the time. */
export const asDuration: Way = ({ own, leaned }) => {
  const { whole, mentions, briefing } = own
  if (mentions.length > 0 || !TAKES.beginsAt(whole, openingEnd(whole))) return null
  const before = leaned()
  const name = before && antecedentOf(before)
  if (!before || !name) return null
  const asked = before.briefing.question
  const isLower = pickedOut(before).metric?.direction === "lower"
  const way = LOWER.test(asked) || (isLower && !RAISE.test(asked)) ? "lower" : "raise"
  const question = `how long does it take to ${way} ${name.replace(/^my /, "")}`
  const known = readAnswer(parseQuestion({ ...briefing, question }, question))
  return known && asking(known, before.parsed)
}

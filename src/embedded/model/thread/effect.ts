import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** "does running help": of what the thread is about. */
const BY_ITSELF = phrases`
  (does|do|did|would|will|could|can) ...3 (help|matter|hurt|work|make a difference|have an effect|play a role|count) $
  (does|do|did|would|will|could|can) ...3 (help|hurt|affect|improve) [with|on] (it|that|this) $
  (did|was|is|were) ...3 (do|cause|behind|responsible for|the reason for|the cause of) (it|that|this) $
`
const EFFECT = phrases`
  (effect|impact|influence) ...2 on ...2
  (does|did|do|will|would|could) (it|that|this|they) ...2 (affect|influence|change|hurt|help|improve) ...2
  (make|makes|making) (it|that|this|them) ...1 (worse|better|longer|shorter|higher|lower|later|earlier)
  (affect|influence|hurt|help|improve|ruin|change|mess with|messing with) (it|that|this|them) $
  ${BY_ITSELF}
  how ...2 (does|do|did) (it|that|this|they) (affect|influence|change|hurt|help) ...2
`
/** What is named is said to do something to what the thread is about. */
const OF_IT = phrases`
  (make|makes|making|affect|influence|hurt|help|improve|ruin|change|mess with|messing with) (it|that|this|them)
`
const MAX_CHARS = 70

/** "how big is the effect on my deep sleep": of what the thread is about. */
export const asEffect: Way = ({ own, leaned }) => {
  const [named, more] = own.metrics
  if (!named || own.mentions.length > 1 || more || own.whole.length > MAX_CHARS) return null
  const before = EFFECT.test(own.whole) ? leaned() : null
  const intent = before?.intents.at(-1)
  const [cause] = intent ? kindOf(intent).metrics(intent) : []
  if (!cause || cause === named) return null
  const { start, end } = own.mentions[0] as TextSpan
  const [by, on] =
    OF_IT.test(own.whole) || BY_ITSELF.test(own.whole)
      ? [own.whole.slice(start, end), cause.name]
      : [cause.name, named.name]
  const parsed = parseQuestion(own.briefing, `does my ${by} affect my ${on}`)
  return asking(intentOf(parsed), parsed)
}

import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const LINKED = phrases`
  (link|connection|correlation|relation|relationship|association) ...1(between) (the two|them|both|these|those)
  (are|do) (they|the two|these|those|both) ...2 (linked|connected|related|correlated|go together|correlate)
`
const WITH = phrases`
  (correlation|correlated|correlates|linked|link|connected|connection|related|relation|association) (with|to)
  (does|do|did) (it|that|this|they) ...1 (correlate|go|go along) with
`
const MAX_CHARS = 60

/** "any link between the two": of the last two measures of the thread; "correlation with sleep?" of its last one. */
export const asOfTwo: Way = ({ own, back }) => {
  const { whole, metrics, mentions, briefing } = own
  if (whole.length > MAX_CHARS || mentions.length > 1) return null
  const [named] = metrics
  if (!(named ? WITH : LINKED).test(whole)) return null
  const before = back().flatMap(({ intents }) => kindOf(intents.at(-1)!).metrics(intents.at(-1)!))
  const [one, other] = [...new Set([...(named ? [named] : []), ...before])]
  if (!one || !other) return null
  const isLater = one.day === "night" || other.day === "day"
  const [feature, target] = isLater ? [other, one] : [one, other]
  const parsed = parseQuestion(briefing, `is my ${feature.name} linked to my ${target.name}`)
  return asking(intentOf(parsed), parsed)
}

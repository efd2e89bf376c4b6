import { intentOf } from "#embedded/model/questions/intent-of"
import { asking, type Way } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const TONIGHT = phrases`tonight | this evening | before bed`
const DOES = phrases`
  what ...3 (do|try|change|eat|drink|avoid)
  how ...4 (sleep|improve|fix|help|avoid|get)
  (any|some) (tips|advice|ideas)
`
const MAX_CHARS = 60

/** "what should I do tonight" is about the coming night, whatever the thread was about. */
export const asTonight: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (mentions.length > 1 || whole.length > MAX_CHARS) return null
  if (!TONIGHT.test(whole) || !DOES.test(whole) || leaned() === null) return null
  const parsed = parseQuestion(own.briefing, "what should I do tonight")
  return asking(intentOf(parsed), parsed)
}

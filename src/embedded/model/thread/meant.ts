import type { Leaned } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

const HAS = phrases`(did|does|do|has|have|is|was|are|were)`
const DOWN = phrases`
  ${HAS} (it|that|they|this) (go|going|gone|went|come|coming|drop|dropped|fall|fallen|falling) [down]
`
const UP = phrases`${HAS} (it|that|they|this) (go|going|gone|went|come|coming|rise|risen|rising|climb|climbing) [up]`
const IS_UP = phrases`(go|going|gone|went|come|coming|get|getting) up | rise | risen | rising | climb | climbing`
const FELL = phrases`down | fell | fallen | dropped | lower | fewer | less | falling`
const ROSE = phrases`up | rose | risen | climbed | climbing | higher | more | rising`

const MAX_CHARS = 60
const MAX_BACK = 4

/** The way that a message says something has gone, with the words by which an answer says the same. */
const saidBy = ({ whole }: ParsedQuestion): PhraseTable | null => {
  if (IS_UP.test(whole) && UP.test(whole)) return ROSE
  return DOWN.test(whole) && !IS_UP.test(whole) ? FELL : null
}

/**
 * What a message means that says which way something went: the last subject whose answer said so. A question on the
 * side, "was my stress high then", is not what went down.
 */
export const meantBy = (
  own: ParsedQuestion,
  last: Leaned | null,
  back: () => ReadonlyArray<Leaned>,
): Leaned | null => {
  if (last === null || own.mentions.length + own.periods.length > 0) return last
  const way = own.whole.length > MAX_CHARS ? null : saidBy(own)
  if (way === null || way.test(last.answer ?? "")) return last
  const found = back()
    .slice(0, MAX_BACK)
    .find(({ answer }) => way.test(answer ?? ""))
  return found && pickedOut(found).metric !== pickedOut(last).metric ? found : last
}

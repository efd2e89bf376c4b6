import { pattern } from "#language/pattern"
import { phrases } from "#language/phrases"
import { readable } from "#pipeline/gates/claims/clauses"
import { moves } from "#pipeline/gates/claims/direction"
import { compares } from "#pipeline/gates/claims/link-direction"
import { OTHERS } from "#pipeline/gates/claims/verdict-words"

/** Words with which nothing is said of anybody. */
const OPEN = phrases`
  (no|not|don't|cannot|can't|never|may|might|could|whether|if|ask|tell|help/s)
`

/** Somebody's name before a measure: "Anna's resting heart rate". */
const POSSESSED = pattern(
  `
  (?<!\\p{L})(?!(?:Today|Yesterday|Tonight|This|Last|That|It|There|Here|What|Who|Let)')(?!\\p{L}+day')
  (\\p{Lu}\\p{Ll}{2,20})['’]s\\s(?:average\\s|mean\\s|usual\\s|lowest\\s|highest\\s)?
  (?:resting|heart|sleep|steps|pulse|deep|weight)
`.trim(),
  "u",
)
const MONTHS = new Set(
  `
  January February March April May June July August September October November December Spring Summer Autumn Hygeia
`
    .trim()
    .split(/\s+/),
)
const isOfSomebody = (sentence: string): boolean => {
  const name = POSSESSED.exec(sentence)?.[1]
  return name !== undefined && !MONTHS.has(name)
}

/** Whether a sentence gives a value, or more or less of something, to somebody else. */
export const isOfOthers = (sentence: string): boolean => {
  const text = readable(sentence)
  if (!OTHERS.test(text) && !isOfSomebody(sentence)) return false
  return /\{\{|\d/.test(sentence) || (!OPEN.test(text) && (moves(text) || compares(text)))
}

import type { Briefing } from "#domain/briefing"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

/** An answer that asks for something of the person. */
export const ASKS_FOR_PROFILE = /\b(?:tell me|with) your (?:age|sex|height)\b/i

const MALE = phrases`^ (a|an|as|im|i'm) (man|male|guy|bloke) | ^ (man|male|guy|m) | # [a] (male|man|m) $`
const FEMALE = phrases`
  ^ (a|an|as|im|i'm) (woman|female|lady|girl) | ^ (woman|female|f|w) | # [a] (female|woman|f) $
`
const AGE = /\b(1[89]|[2-9]\d)\b/
const CENTIMETRES = /\b(1[3-9]\d|2[01]\d)\b/
const METRES = /\b([12][.,]\d{1,2})\b/
const MAX_CHARS = 24

/** A reply to an answer that asked for age, sex or height, in a full sentence: "41, male" is "I'm 41 and I'm male". */
export const repliedIn = (briefing: Briefing): string | null => {
  const { question } = briefing
  const asked = question.length > MAX_CHARS ? null : beforeThis(briefing)?.answer
  if (!asked || !ASKS_FOR_PROFILE.test(asked)) return null
  const said = question.slice(openingEnd(question)).trim().replace(/[.!]$/, "")
  const sex = FEMALE.test(said) ? "female" : MALE.test(said) ? "male" : null
  const age = AGE.exec(said)?.[1]
  const [cm, metres] = [CENTIMETRES.exec(said)?.[1], METRES.exec(said)?.[1]]
  const height = cm ? `${cm} cm` : metres ? `${metres.replace(",", ".")} m` : null
  const parts = [age, sex, height].flatMap((part) => (part ? [`I'm ${part}`] : []))
  return parts.length === 0 || /\?/.test(question) ? null : parts.join(" and ")
}

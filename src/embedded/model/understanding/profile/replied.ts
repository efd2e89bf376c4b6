import type { Briefing } from "#domain/briefing"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { HEIGHT, heightOf } from "#language/body-height"
import { phrases } from "#language/phrases"

/** An answer that asks for something of the person. */
export const ASKS_FOR_PROFILE = /\b(?:tell me|with) your (?:age|sex|height)\b/i

const MALE = phrases`^ (a|an|as|im|i'm) (man|male|guy|bloke) | ^ (man|male|guy|m) | # [a] (male|man|m) $`
const FEMALE = phrases`
  ^ (a|an|as|im|i'm) (woman|female|lady|girl) | ^ (woman|female|f|w) | # [a] (female|woman|f) $
`
const AGE = /\b(1[89]|[2-9]\d)\b/
const CENTIMETRES = /\b(1[3-9]\d|2[01]\d)\b/
const METRES = /\b([12][.,]\d)(?![.,]?\d)/
const BODY_HEIGHT = new RegExp(HEIGHT, "i")
const MAX_CHARS = 24

/** The words of a height in a reply, and the height with its unit; neither is an age nor the "m" of a sex. */
const heightIn = (said: string): { readonly words: string; readonly full: string | null } => {
  const measured = BODY_HEIGHT.exec(said)
  const cm = measured && heightOf(measured.groups ?? {})
  if (measured && cm) return { words: measured[0], full: `${Math.round(cm * 10) / 10} cm` }
  const [metres, bare] = [METRES.exec(said), CENTIMETRES.exec(said)]
  if (metres) return { words: metres[0], full: `${metres[1]!.replace(",", ".")} m` }
  return bare ? { words: bare[0], full: `${bare[1]} cm` } : { words: "", full: null }
}

/** A reply to an answer that asked for age, sex or height, in a full sentence: "41, male" is "I'm 41 and I'm male". */
export const repliedIn = (briefing: Briefing): string | null => {
  const { question } = briefing
  const asked = question.length > MAX_CHARS ? null : beforeThis(briefing)?.answer
  if (!asked || !ASKS_FOR_PROFILE.test(asked)) return null
  const said = question.slice(openingEnd(question)).trim().replace(/[.!]$/, "")
  const height = heightIn(said)
  const rest = said.replace(height.words, " ").trim()
  const sex = FEMALE.test(rest) ? "female" : MALE.test(rest) ? "male" : null
  const age = AGE.exec(rest)?.[1]
  const parts = [age, sex, height.full].flatMap((part) => (part ? [`I'm ${part}`] : []))
  return parts.length === 0 || /\?/.test(question) ? null : parts.join(" and ")
}

import type { Profile } from "#domain/profile"
import { verbose } from "#embedded/model/understanding/words/table"
import { HEIGHT, heightOf } from "#language/body-height"

/** A person as a question describes one: "for a 63 year old woman", "at 180 cm". */
export interface Somebody {
  readonly age?: number
  readonly gender?: NonNullable<Profile["gender"]>
  readonly height_cm?: number
}

/** Somebody in a text, and the text without the words that describe them. */
export interface FoundSomebody {
  readonly somebody: Somebody
  readonly rest: string
}

const SEX = "(?<sex>man|woman|male|female|guy|girl|lady|bloke|men|women|males|females)"
const OLD = "[ -]?(?:years?[ -]?olds?|y\\/?o|yrs?[ -]?olds?|year)"
/** Behind a bare number: the clause is over, so the number is of no other thing. */
const OVER = "(?= *(?:$|[?.!,;)]|and\\b|or\\b|but\\b))"

const I_AM = "(?<!like )(?:i'm|im|i am)"

const patterns = [
  // "for a 63 year old woman", "as a 45 yo", "in women of 60"
  verbose`
    \b(?:for|of|in|as|at|being|with|${I_AM})
    [ ](?:an? |the )?(?:fit |healthy |average |normal |old |young )?
    (?<age>\d{2,3})${OLD}(?: old)?(?: (?:fit |healthy |average |normal )?${SEX}\b)?
  `,
  // "for somebody who is 70", "for a person aged 60"
  verbose`
    \b(?:for|of|in|as) (?:an? )?(?:somebody|someone|person|people|${SEX}) (?:who is |who's |who are |aged |of |at )
    (?:age |about |over )?(?<age>[1-9]\d)\b
  `,
  // "men in their 40s", "for somebody in her sixties"
  verbose`\b(?:${SEX} )?in (?:their|my|his|her|the) (?:early |mid |late )?(?<decade>[2-9]0)'?s\b`,
  // "for a man of 45", "for women my age"
  verbose`
    \b(?:for|in|as) (?:an? |the )?(?:fit |healthy |average |normal |old |young )?${SEX}\b
    (?:,? (?:of|at|aged|aged about|who is)(?: age| about)? (?<age>\d{2,3})\b)?
  `,
  // "at 60", "for 45", "at age 60"
  verbose`\b(?:for|aged|at age|at the age of|age) (?<age>[1-9]\d)${OVER}`,
  verbose`(?<=\b(?:need|needs|should|supposed|usual|how much|how many|how long)\b.{0,40})\bat (?<age>[1-9]\d)${OVER}`,
  // "for 180 cm", "at 1.80", "I'm 5 ft 11"
  verbose`\b(?:for|at|with|being|${I_AM})(?: a height of)? ${HEIGHT}(?: tall)?`,
].map((source) => new RegExp(source, "i"))

/** The midst of a decade of life. */
const MIDST = 5
const MALE = /^(?:man|male|guy|bloke|men|males)$/i

const DECADES = ["twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties"]
const DECADE = new RegExp(`\\b(?:${DECADES.join("|")})\\b`, "gi")
const FIRST_DECADE = 2

/** "forties" as "40s". */
const inDigits = (text: string): string =>
  text.replace(DECADE, (word) => `${DECADES.indexOf(word.toLowerCase()) + FIRST_DECADE}0s`)

/** The person that a question describes; null where it describes none. */
export const somebodyIn = (text: string): FoundSomebody | null => {
  let somebody: Somebody = {}
  let rest = inDigits(text)
  for (const pattern of patterns) {
    const { 0: words, groups = {} } = pattern.exec(rest) ?? { 0: "" }
    if (words === "") continue
    const height = heightOf(groups)
    somebody = {
      ...somebody,
      ...(groups.age === undefined ? {} : { age: Number(groups.age) }),
      ...(groups.decade === undefined ? {} : { age: Number(groups.decade) + MIDST }),
      ...(groups.sex === undefined
        ? {}
        : { gender: MALE.test(groups.sex) ? ("male" as const) : ("female" as const) }),
      ...(height === null ? {} : { height_cm: Math.round(height) }),
    }
    rest = rest.replace(words, " ")
  }
  return Object.keys(somebody).length === 0 ? null : { somebody, rest }
}

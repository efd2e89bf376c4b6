import { type Profile, unitsOf } from "#domain/profile"
import type { Stated } from "#domain/profile-change"
import type { LocalDate } from "#domain/time"
import { birthdayIn } from "#embedded/model/understanding/profile/birthday"
import { countryIn } from "#embedded/model/understanding/profile/country"
import { forms } from "#embedded/model/understanding/profile/form"
import { verbose } from "#embedded/model/understanding/words/table"
import { tidy, without } from "#embedded/model/understanding/words/text"
import type { TextSpan } from "#language/text-span"

/** What a message states about the person for their profile, and the message without it. */
export interface FoundStatement {
  readonly stated: Stated
  /** The message with the statements and the words that lead to them blanked out. */
  readonly rest: string
}

/** What somebody else said: in quotation marks, or behind the mark of a quoted line. */
const QUOTED = /"[^"]{0,400}"|“[^”]{0,400}”|«[^»]{0,400}»|(?:^|\n)>[^\n]{0,400}/g
/** Right before a statement: it is imagined, of another time, or somebody else's. */
const NOT_NOW = new RegExp(
  verbose`
    \b(?:if|when|while|until|till|once|before|as if|imagine|suppose|pretend|say|says?|said|thinks?|thought|told(?: me)?|
    claims?|like|since|because|that her?|she|he|they|wish) *(?:that )?$
  `,
  "i",
)
/** "my son is" before "41" is not the person. */
const OF_OTHERS = /\b(?:my|his|her|their|our|the|a) [a-z-]{2,20}(?:'s)?(?: is| turned| weighs)? *$/i
/** Asks whether it is so, or does not hold now. */
const ASKED =
  /^ *\?|^ *(?:more|less|over|under|above|below|heavier|lighter|too|overweight|underweight|away|from|short)\b/i

const BORN = new RegExp(
  verbose`
    (?:\b(?:i was|i'm|i am) born(?: on)?|^born(?: on)?|\bmy (?:birthday|birth ?date|date of birth|dob) is(?: on)?|
    \b(?:dob|date of birth|birthday|born):) (?=[\dA-Za-z])
  `,
  "gi",
)
const LIVES =
  /\bi(?:'m| am)? ?(?:currently |now )?(?:live|living|based|resid(?:e|ing)|moved?) (?:in|to) /gi
const MY_COUNTRY = /\bmy country is |\bcountry: ?/gi

const limits = {
  age: [1, 120],
  height_cm: [50, 260],
  weight_kg: [20, 400],
} as const

const isPossible = (stated: Stated): boolean =>
  Object.entries(limits).every(([field, [low, high]]) => {
    const value = stated[field as keyof typeof limits]
    return value === undefined || (value >= low && value <= high)
  })

interface Found extends TextSpan {
  readonly stated: Stated
  readonly words: string
}

/** "and am 1.82 m" states something only right behind a statement. */
const CONTINUES = /^(?:,| and| &)/i

/** The statements in order, a continuation only where another ends at its beginning. */
const joined = (found: ReadonlyArray<Found>): ReadonlyArray<Found> => {
  const kept: Array<Found> = []
  for (const each of [...found].sort((a, b) => a.start - b.start))
    if (!CONTINUES.test(each.words) || kept.some(({ end }) => end === each.start)) kept.push(each)
  return kept
}

/** Characters before a statement that say whose it is. */
const BEFORE = 40

const isOwn = (text: string, { start, end }: TextSpan): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  return (
    !NOT_NOW.test(before) && !OF_OTHERS.test(before) && !ASKED.test(text.slice(end, end + BEFORE))
  )
}

const formed = (text: string, profile: Profile | null): ReadonlyArray<Found> =>
  forms.flatMap(({ pattern, states, isMetric }) =>
    isMetric && unitsOf(profile) === "us"
      ? []
      : [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }) => ({
          stated: states(groups),
          words,
          start: index,
          end: index + words.length,
        })),
  )

const MAX_COUNTRY = 60

const born = (text: string, profile: Profile | null): ReadonlyArray<Found> =>
  [...text.matchAll(BORN)].flatMap(({ 0: words, index }) => {
    const from = index + words.length
    const birthday = birthdayIn(text.slice(from, from + MAX_COUNTRY), profile)
    return birthday
      ? [{ stated: { birthday: birthday.date }, words, start: index, end: from + birthday.length }]
      : []
  })

const lives = (text: string): ReadonlyArray<Found> =>
  [...text.matchAll(LIVES), ...text.matchAll(MY_COUNTRY)].flatMap(({ 0: words, index }) => {
    const from = index + words.length
    const clause = /^[^.?!;]*/.exec(text.slice(from, from + MAX_COUNTRY))![0]
    const country = countryIn(clause)
    return country === null
      ? []
      : [{ stated: { country }, words, start: index, end: from + clause.length }]
  })

/** Words that lead to a statement or join two, and say nothing else. */
const JOINS = new RegExp(
  verbose`
    \b(?:(?:(?:can|could|will|would) you )?(?:please )?(?:remember|note|save|store|keep in mind|know|record)
    (?: that| this)?|please|for the record|fyi|btw|
    by the way|hi|hello|hey|ok|okay|so|and|also|that|just so you know|now|from now on|too|yesterday|
    (?:last|this) (?:week|month|year)|for everything|years? old|tall|
    instead(?: of (?:kilomet(?:er|re)s|km|kg|kilos|metric|miles|pounds))?)\b
  `,
  "gi",
)
const SAYS = /[\p{L}\p{N}]/u

/** The profile fields that a message states of the person who writes it; null where it states none. */
export const statedIn = (
  message: string,
  profile: Profile | null,
  today: LocalDate,
): FoundStatement | null => {
  const text = tidy(message.replace(QUOTED, " "))
  const found = joined(
    [...formed(text, profile), ...born(text, profile), ...lives(text)].filter(
      (each) => isOwn(text, each) && isPossible(each.stated),
    ),
  )
  const stated: Stated = Object.assign({}, ...found.map((each) => each.stated))
  if (Object.keys(stated).length === 0) return null
  if (stated.birthday !== undefined && stated.birthday > today) return null
  const rest = without(text, found).replace(JOINS, " ")
  return { stated, rest: SAYS.test(rest) ? tidy(without(text, found)) : "" }
}

import { lazy } from "#domain/lazy"
import type { Limit } from "#domain/limit"
import { QUANTITY, type Quantity, quantityOf } from "#embedded/model/understanding/limits/quantity"
import { anyOf, verbose } from "#embedded/model/understanding/words/table"
import { disjoint } from "#embedded/model/understanding/words/text"
import type { TextSpan } from "#language/text-span"

/** A limit that a question sets to values: "above 73 mg", "8k or more", "not before 11 pm". */
export interface FoundLimit extends TextSpan {
  readonly is: Limit["is"]
  readonly quantity: Quantity
  /** False for a quantity without a comparing word, "days with 8 hours of sleep". */
  readonly said: boolean
}

const AHEAD: ReadonlyArray<readonly [Limit["is"], string]> = [
  [
    "at_least",
    anyOf`
      at least
      at the least
      at or (above|over)
      (equal to or )?(above|over|more than|greater than|higher than) or equal( to)?
      equal to or (above|over|more than|greater than|higher than)
      no (less|fewer|lower|shorter|earlier) than
      (a )?min(imum)?( of)?
      >=
      =>
      ≥
      (reach|hit|achiev|attain|manag)(s|es|ed|ing|e)?
      (get|gets|got|getting|made|make) (it )?to
      meets?
      met
      or more than
    `,
  ],
  [
    "at_most",
    anyOf`
      at (the )?most
      at or (below|under)
      (below|under|less than|lower than) or equal( to)?
      no (more|higher|longer|later|greater) than
      (a )?max(imum)?( of)?
      up to
      <=
      =<
      ≤
    `,
  ],
  [
    "above",
    anyOf`
      above
      over
      (more|greater|higher|longer|later|bigger|larger|better) (than|then|as|of)
      exceed(s|ed|ing)?
      beyond
      surpass(es|ed|ing)?
      top
      topp(ed|ing)
      tops
      cross(es|ed|ing)?
      pass(es|ed|ing)
      north of
      (go|goes|going|went|gone|gets?|got|rises?|rose|climb(s|ed)?|jump(s|ed)?) (past|over|above|beyond)
      in excess of
      break(s|ing)?
      broke
      broken
      beat(s|en|ing)?
      >
    `,
  ],
  [
    "below",
    anyOf`
      below
      under
      beneath
      (less|fewer|lower|shorter|smaller|earlier) (than|then|as|of)
      short of
      shy of
      south of
      miss(ed|ing)?
      <
    `,
  ],
]

/** Words that limit a time of day alone. */
const CLOCK_AHEAD: ReadonlyArray<readonly [Limit["is"], string]> = [
  ["above", "after|past"],
  ["below", "before"],
  ["at_most", "by"],
]

const BEHIND: ReadonlyArray<readonly [Limit["is"], string]> = [
  [
    "at_least",
    "(?:or|and) (?:more|higher|above|over|better|longer|greater|later|up|upwards)|plus\\b|\\+|minimum\\b",
  ],
  ["at_most", "(?:or|and) (?:less|fewer|lower|below|under|shorter|earlier)|maximum\\b|tops\\b"],
]

const NEGATED: Record<Limit["is"], Limit["is"]> = {
  above: "at_most",
  below: "at_least",
  at_least: "below",
  at_most: "above",
}

const either = (words: ReadonlyArray<readonly [Limit["is"], string]>) =>
  words.map(([, pattern]) => pattern).join("|")

const NOT = "(?:\\b(?:not|never|without|fail(?:s|ed|ing)? to|cannot)|n't) (?:[a-z]+ )?"
const FILLER = "(?:(?:about|around|roughly|exactly|of|a|the|my|goal) )*"
/** Words that may not follow a limit: they make the number a duration, a date or a rank. */
const ENDS = verbose`
    (?![\d:]|[.,]\d|(?:st|nd|rd|th)\b|[ -]?(?:d\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|times\b|
    (?:hours?|minutes?) (?:ago|before)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|-\d))
  `

const pattern = lazy(
  () =>
    new RegExp(
      verbose`
        (?<not>${NOT})?(?:(?<![\w-])|(?=[<>=≤≥]))(?<ahead>${either(AHEAD)}) ?${FILLER}(?<first>${QUANTITY})
        (?:${ENDS}|(?<=[<>≤≥=] ?[\d.]+)(?= (?:days|nights)\b))(?:[ -]?(?<after>${either(BEHIND)}))?
      ` +
        `|(?<![\\w-])(?<clock>${either(CLOCK_AHEAD)}) (?<time>${QUANTITY})${ENDS}` +
        `|(?<![\\w.-])(?<second>${QUANTITY})${ENDS}(?:(?: [a-z]+){0,2}?[ -]?(?<behind>${either(BEHIND)}))?`,
      "gi",
    ),
)

const meaning = (words: ReadonlyArray<readonly [Limit["is"], string]>, match: string) =>
  words.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(match))?.[0] ?? "at_least"

const YEAR = /^(?:19|20)\d\d$/
/** Makes a year-like number a value: "is over 2000". */
const VALUE_AHEAD =
  /\b(?:is|was|were|are|be|been|being|stay(?:s|ed)?|go(?:es)?|went|gets?|got)\s*$/i
/** "did not get 7 hours" means fewer. */
const NOT_REACHED = /(?:\b(?:not|never)|n't) (?:[a-z]+ ){1,3}$/i
const SMALLEST_BARE = 100

type Groups = Readonly<Record<string, string | undefined>>

const limitOf = (
  { not, ahead, first, after, clock, time, second, behind }: Groups,
  before: string,
  rest: string,
): Omit<FoundLimit, "start" | "end"> | null => {
  if (ahead !== undefined) {
    const is = after === undefined ? meaning(AHEAD, ahead) : meaning(BEHIND, after)
    const year = YEAR.test(first!) && /^over$/i.test(ahead) && !VALUE_AHEAD.test(before)
    if (year && !/^ ?[a-z]/i.test(rest)) return null
    const quantity = quantityOf(first!)
    const ranks = /^top$/i.test(ahead) && quantity.unit === null && quantity.value < SMALLEST_BARE
    if (ranks) return null
    return { is: not === undefined ? is : NEGATED[is], quantity, said: true }
  }
  if (clock !== undefined) {
    const quantity = quantityOf(time!)
    return quantity.unit === "clock"
      ? { is: meaning(CLOCK_AHEAD, clock), quantity, said: true }
      : null
  }
  const quantity = quantityOf(second!)
  if (behind !== undefined) return { is: meaning(BEHIND, behind), quantity, said: true }
  if (NOT_REACHED.test(before)) return { is: "below", quantity, said: true }
  const year = YEAR.test(second!) && !/^ (?:steps|kcal)/i.test(rest)
  const telling =
    quantity.unit !== null || quantity.value >= SMALLEST_BARE || /^ active min/i.test(rest)
  return year || !telling ? null : { is: "at_least", quantity, said: false }
}

/** More numbers than a question has. */
const MAX_NUMBERS = 12

/** Every limit of a text, in its order. */
export const findLimits = (text: string): ReadonlyArray<FoundLimit> => {
  const found = [...text.matchAll(pattern()).take(MAX_NUMBERS)].flatMap(
    (match): ReadonlyArray<FoundLimit> => {
      const end = match.index + match[0].length
      const limit = limitOf(match.groups ?? {}, text.slice(0, match.index), text.slice(end))
      return limit === null ? [] : [{ ...limit, start: match.index, end }]
    },
  )
  return disjoint(found)
}

import { lazy } from "#domain/lazy"
import type { Limit } from "#domain/limit"
import {
  ACTIVE,
  AHEAD,
  BEHIND,
  CLOCK_AHEAD,
  NOT,
  NOT_REACHED,
  OVER,
  RANKS,
  STEPS,
  VALUE_AHEAD,
  type Wordings,
} from "#embedded/model/understanding/limits/limit-words"
import { QUANTITY, type Quantity, quantityOf } from "#embedded/model/understanding/limits/quantity"
import { verbose } from "#embedded/model/understanding/words/table"
import { disjoint } from "#embedded/model/understanding/words/text"
import type { PhraseTable } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** A limit that a question sets to values: "above 73 mg", "8k or more", "not before 11 pm". */
export interface FoundLimit extends TextSpan {
  readonly is: Limit["is"]
  readonly quantity: Quantity
  /** False for a quantity without a comparing word, "days with 8 hours of sleep". */
  readonly said: boolean
}

const SIGN = /(>=|=>|≥|<=|=<|≤|>|<) ?$/
const SIGNS: Readonly<Record<string, Limit["is"]>> = {
  ">=": "at_least",
  "=>": "at_least",
  "≥": "at_least",
  "<=": "at_most",
  "=<": "at_most",
  "≤": "at_most",
  ">": "above",
  "<": "below",
}
/** The length of the longest sign, with its space. */
const SIGN_LENGTH = 3

const NEGATED: Record<Limit["is"], Limit["is"]> = {
  above: "at_most",
  below: "at_least",
  at_least: "below",
  at_most: "above",
}

/** Words that may not follow a limit: they make the number a duration, a date or a rank. */
const ENDS = verbose`
    (?![\d:]|[.,]\d|(?:st|nd|rd|th)\b|[ -]?(?:d\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|times\b|
    (?:hours?|minutes?) (?:ago|before)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|-\d))
  `

const pattern = lazy(
  () =>
    new RegExp(
      `(?<![\\w.-])${QUANTITY}(?:${ENDS}|(?<=[<>≤≥=] ?[\\d.]+|[a-z])(?= (?:days|nights)\\b))`,
      "gi",
    ),
)

interface Wording extends TextSpan {
  readonly is: Limit["is"]
}

/** The longest wording beside a number. */
const longest = (
  wordings: Wordings,
  beside: (table: PhraseTable) => TextSpan | null,
): Wording | null => {
  const found = wordings.flatMap(([is, table]) => {
    const span = beside(table)
    return span ? [{ ...span, is }] : []
  })
  return found.sort((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null
}

const signBefore = (text: string, end: number): Wording | null => {
  const match = SIGN.exec(text.slice(Math.max(end - SIGN_LENGTH, 0), end))
  return match && { start: end - match[0].length, end, is: SIGNS[match[1]!]! }
}

const aheadOf = (text: string, start: number): Wording | null => {
  const ahead = signBefore(text, start) ?? longest(AHEAD, (table) => table.spanBefore(text, start))
  const not = ahead && NOT.spanBefore(text, ahead.start)
  return not ? { start: not.start, end: ahead.end, is: NEGATED[ahead.is] } : ahead
}

const behindOf = (text: string, end: number): Wording | null =>
  text[end] === "+"
    ? { start: end, end: end + 1, is: "at_least" }
    : longest(BEHIND, (table) => table.spanFrom(text, end))

/** "did not get 7 hours", but not "not weighed, last 30". */
const isMissed = (text: string, start: number): boolean => {
  const span = NOT_REACHED.spanBefore(text, start)
  return span !== null && !/[,:()]/.test(text.slice(span.start, span.end))
}

const YEAR = /^(?:19|20)\d\d$/
const SMALLEST_BARE = 100

/** The limit that a number of a text sets; null where it sets none. */
const limitOf = (text: string, { start, end }: TextSpan): FoundLimit | null => {
  const words = text.slice(start, end)
  const quantity = quantityOf(words)
  const isYear = YEAR.test(words)
  const isSmall = quantity.unit === null && quantity.value < SMALLEST_BARE
  const ahead = aheadOf(text, start)
  if (ahead) {
    const isSince = isYear && OVER.endsBefore(text, start) && !VALUE_AHEAD.endsBefore(text, start)
    if (isSince && !/^ ?[a-z]/i.test(text.slice(end, end + 2))) return null
    if (isSmall && RANKS.endsBefore(text, start)) return null
    return { start: ahead.start, end, is: ahead.is, quantity, said: true }
  }
  const clock =
    quantity.unit === "clock"
      ? longest(CLOCK_AHEAD, (table) => table.spanBefore(text, start))
      : null
  if (clock) return { start: clock.start, end, is: clock.is, quantity, said: true }
  const behind = behindOf(text, end)
  if (behind) return { start, end: behind.end, is: behind.is, quantity, said: true }
  if (isMissed(text, start)) return { start, end, is: "below", quantity, said: true }
  const isDate = isYear && !STEPS.beginsAt(text, end)
  const isTelling = !isSmall || ACTIVE.beginsAt(text, end)
  return isDate || !isTelling ? null : { start, end, is: "at_least", quantity, said: false }
}

/** More numbers than a question has. */
const MAX_NUMBERS = 12

/** Every limit of a text, in its order. */
export const findLimits = (text: string): ReadonlyArray<FoundLimit> => {
  const numbers = [...text.matchAll(pattern()).take(MAX_NUMBERS)]
  return disjoint(
    numbers.flatMap(
      ({ 0: { length }, index }) => limitOf(text, { start: index, end: index + length }) ?? [],
    ),
  )
}

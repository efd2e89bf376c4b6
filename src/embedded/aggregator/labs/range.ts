import { ABOVE, BEHIND_HIGH, BEHIND_LOW, BELOW, BETWEEN, FROM, UP_TO } from "#domain/range-words"
import { NUMBER } from "#embedded/aggregator/labs/number"
import { WORDED } from "#embedded/aggregator/labs/terms"

const TWO_SIDED = new RegExp(
  String.raw`(?<![\d.,/-])(${NUMBER})\s?(?:-|–|—|${BETWEEN.join("|")})\s?(${NUMBER})`,
  "giu",
)
/** No date, no telephone number, and no "45-0". */
const FALLING = new RegExp(
  String.raw`(?<![\d.,/-])((?!0\d)${NUMBER})\s?(?:[-–—]|${BETWEEN.join("|")})\s?((?!0(?![.,]))${NUMBER})` +
    String.raw`(?![\d/]|\s?[-–—]\s?\d)`,
  "iu",
)
const ONE_SIDED = new RegExp(String.raw`(?:<=|>=|=<|=>|[<>≤≥])\s?${NUMBER}(?::\d{1,5})?`, "gu")
/** "-61", with nothing before it. */
const OPEN_LOW = new RegExp(String.raw`^[-–—]\s?(?!-)${NUMBER}(?![\d.,/-])`, "u")
const LEADING = new RegExp(`^${NUMBER}`)

const numberOf = (text: string, sign: "." | ",") =>
  Number(text.replaceAll(sign === "." ? /[,'’\u202f]/g : /[.'’\u202f]/g, "").replace(",", "."))

/** The ends of a range rise, whatever parts its thousands; "010-4477" and "45-0" are none. */
const isRising = (low: string, high: string): boolean =>
  ![low, high].some((end) => /^0\d/.test(end)) &&
  [".", ","].some((sign) => !(numberOf(low, sign as ".") >= numberOf(high, sign as ".")))

const normalised = (word: string) => word.toLowerCase().replaceAll("-", " ")
const worded = new Set(WORDED)

/** Whether some words are a result in words. */
export const isWorded = (text: string): boolean => worded.has(normalised(text))

const BEFORE = [UP_TO, BELOW, FROM, ABOVE].flat()
const BEHIND = [...BEHIND_HIGH, ...BEHIND_LOW]

/** A bound with the words before or behind it that say which end it is: "up to 61", "61 max". */
const inWords = (text: string): string | null => {
  const plain = text.toLowerCase()
  for (const term of BEFORE) {
    const number = plain.startsWith(`${term} `) && LEADING.exec(text.slice(term.length + 1))?.[0]
    if (number) return text.slice(0, term.length + 1 + number.length)
  }
  const number = LEADING.exec(text)?.[0]
  const behind = number === undefined ? "" : plain.slice(number.length).trim()
  return BEHIND.includes(behind) ? text : null
}

const plainOf = (text: string): string =>
  text
    .replaceAll(/[()[\]]/g, " ")
    .replaceAll(/[^\S\u202f]+/g, " ")
    .replaceAll(/([<>]) ?or ?= ?/gi, "$1=")
    .trim()

interface Ranges {
  readonly found: ReadonlyArray<string>
  readonly rest: string
}

const rangesOf = (plain: string): Ranges => {
  const found: Array<string> = []
  const taken = (range: string) => {
    found.push(range)
    return " "
  }
  const rest = plain
    .replaceAll(TWO_SIDED, (all, low: string, high: string) =>
      isRising(low, high) ? taken(all) : all,
    )
    .replaceAll(ONE_SIDED, (all) => taken(all))
  return { found, rest }
}

const LETTERS = /\p{L}{2}|(?<!\p{L})[MFWmfw](?!\p{L})/u

interface Range {
  /** Empty where there is none. */
  readonly range: string
  /** Whether something else is printed beside it. */
  readonly hasMore: boolean
}

/**
 * The range within printed words, as it is printed: of numbers, or the words that are expected. Several ranges with
 * words between them, of men and women or of the phases of a cycle, stay together: which of them counts is not known
 * here. So does one whose ends fall.
 */
export const rangeIn = (text: string): Range => {
  if (isWorded(text)) return { range: text, hasMore: false }
  const plain = plainOf(text)
  const { found, rest } = rangesOf(plain)
  const hasMore = /[\p{L}\d]/u.test(rest)
  if (found.length > 1 && LETTERS.test(rest)) return { range: plain, hasMore: false }
  if (found.length > 0) return { range: found[0]!, hasMore }
  const range = inWords(plain)
  if (range !== null) return { range, hasMore: false }
  const whole = (FALLING.exec(plain) ?? OPEN_LOW.exec(plain))?.[0]
  if (whole === undefined) return { range: "", hasMore }
  return { range: whole, hasMore: /[\p{L}\d]/u.test(plain.replace(whole, "")) }
}

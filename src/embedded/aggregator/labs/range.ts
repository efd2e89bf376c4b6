import { NUMBER } from "#embedded/aggregator/labs/number"
import { ABOVE, BELOW, BETWEEN, FROM, UP_TO, WORDED } from "#embedded/aggregator/labs/terms"

const TWO_SIDED = new RegExp(
  String.raw`(?<![\d.,/-])(${NUMBER})\s?(?:-|–|—|${BETWEEN.join("|")})\s?(${NUMBER})`,
  "giu",
)
/** No date, no telephone number, and no "45-0". */
const FALLING = new RegExp(
  String.raw`(?<![\d.,/-])((?!0\d)${NUMBER})\s?[-–—]\s?((?!0(?![.,]))${NUMBER})(?![\d/]|\s?[-–—]\s?\d)`,
  "u",
)
const ONE_SIDED = new RegExp(String.raw`(<=|>=|[<>≤≥])\s?(${NUMBER}(?::\d{1,5})?)`, "gu")
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

const SIDES = [
  [UP_TO, "<="],
  [BELOW, "< "],
  [FROM, ">="],
  [ABOVE, "> "],
] as const

const headed = (text: string): string | null => {
  const plain = text.toLowerCase()
  for (const [terms, sign] of SIDES)
    for (const term of terms) {
      const number = plain.startsWith(`${term} `) && LEADING.exec(text.slice(term.length + 1))?.[0]
      if (number) return `${sign}${number}`
    }
  return null
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
      isRising(low, high) ? taken(`${low}-${high}`) : all,
    )
    .replaceAll(ONE_SIDED, (_, sign: string, number: string) => taken(`${sign} ${number}`))
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
 * The range within printed words: of numbers, or the words that are expected. Several ranges with words between them,
 * of men and women or of the phases of a cycle, stay as they are printed: which of them counts is not known here. So
 * does one whose ends fall.
 */
export const rangeIn = (text: string): Range => {
  if (isWorded(text)) return { range: text, hasMore: false }
  const plain = plainOf(text)
  const { found, rest } = rangesOf(plain)
  const hasMore = /[\p{L}\d]/u.test(rest)
  if (found.length > 1 && LETTERS.test(rest)) return { range: plain, hasMore: false }
  if (found.length > 0) return { range: found[0]!, hasMore }
  const range = headed(plain)
  if (range !== null) return { range, hasMore: false }
  const [whole, high, low] = FALLING.exec(plain) ?? []
  if (whole === undefined) return { range: "", hasMore }
  return { range: `${high}-${low}`, hasMore: /[\p{L}\d]/u.test(plain.replace(whole, "")) }
}

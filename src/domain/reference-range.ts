import type { BoundOperator } from "#domain/biomarker"
import { ABOVE, BEHIND_HIGH, BEHIND_LOW, BELOW, BETWEEN, FROM, UP_TO } from "#domain/range-words"

/**
 * A printed reference range: a bound is inclusive when its sign says so; a side is open when it is
 * null.
 */
export interface ReferenceRange {
  readonly low: number | null
  readonly high: number | null
  readonly lowInclusive: boolean
  readonly highInclusive: boolean
}

const NUMBER = String.raw`-?\d+(?:[.,]\d+)?`
const UNIT = String.raw`(?:\s*(?:[%A-Za-zµμ/×*]|10[\^*³⁶⁹¹])\S*(?:\s(?:10|m)[\^*²³⁶⁹¹]\S*)?)?`

/** The meaning of a sign or a word for its bound: "up to 61" includes it, "under 61" does not. */
const OPERATORS: Readonly<Record<string, BoundOperator>> = Object.fromEntries<BoundOperator>([
  ["<", "<"],
  ["<=", "<="],
  ["≤", "<="],
  ["=<", "<="],
  [">", ">"],
  [">=", ">="],
  ["≥", ">="],
  ["=>", ">="],
  ...UP_TO.map((word) => [word, "<="] as const),
  ...BELOW.map((word) => [word, "<"] as const),
  ...FROM.map((word) => [word, ">="] as const),
  ...ABOVE.map((word) => [word, ">"] as const),
])
/** What stands behind a bound. */
const BEHIND: Readonly<Record<string, BoundOperator>> = Object.fromEntries<BoundOperator>([
  ...BEHIND_HIGH.map((word) => [word, "<="] as const),
  ...BEHIND_LOW.map((word) => [word, ">="] as const),
])

/** Any of some words, the longest first. */
const anyOf = (words: ReadonlyArray<string>): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(".", "\\."))
    .join("|")

const TWO_SIDED = new RegExp(
  `^(${NUMBER})\\s*(?:-|–|—|${anyOf(BETWEEN)})\\s*(${NUMBER})${UNIT}$`,
  "i",
)
const ONE_SIDED = new RegExp(`^(${anyOf(Object.keys(OPERATORS))})\\s*(${NUMBER})${UNIT}$`, "i")
const WORD_BEHIND = new RegExp(`^(${NUMBER})\\s*(${anyOf(Object.keys(BEHIND))})$`, "i")
/** "-61": a range whose low end is not printed. */
const OPEN_LOW = new RegExp(`^[-–—]\\s?(\\d+(?:[.,]\\d+)?)${UNIT}$`)
const VALUE = new RegExp(String.raw`^(<=|>=|<|>|≤|≥)?\s*(${NUMBER})$`)

const operatorOf = (sign: string): BoundOperator => OPERATORS[sign.toLowerCase()]!

/**
 * A printed number; a comma is a decimal one. Null for `150,000`, which might be either a hundred
 * and fifty or a thousand times that.
 */
const printedNumber = (text: string): number | null => {
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(text)) return null
  const number = Number(text.replace(",", "."))
  return Number.isFinite(number) ? number : null
}

/** A printed value: a number, perhaps with an operator. Null for anything else. */
export const printedValue = (
  text: string,
): { readonly value: number; readonly operator: BoundOperator | null } | null => {
  const match = VALUE.exec(text.trim())
  const value = match ? printedNumber(match[2]!) : null
  if (value === null) return null
  return { value, operator: match![1] === undefined ? null : operatorOf(match![1]) }
}

/** The one bound of a range, and its sign; null for a range of two or in other words. */
const boundIn = (text: string): readonly [operator: BoundOperator, bound: number] | null => {
  const before = ONE_SIDED.exec(text)
  const behind = before ? null : WORD_BEHIND.exec(text)
  const open = before || behind ? null : OPEN_LOW.exec(text)
  const printed = before?.[2] ?? behind?.[1] ?? open?.[1]
  const bound = printed === undefined ? null : printedNumber(printed)
  if (bound === null) return null
  if (before) return [operatorOf(before[1]!), bound]
  return [behind ? BEHIND[behind[2]!.toLowerCase()]! : "<=", bound]
}

/**
 * Reads `30 - 100`, `0-3.0`, `4,0 bis 5,6`, `<100`, `> 60`, `≤5.6`, `up to 61`, `61 max`, `-61`; null for a range in
 * any other words.
 */
export const readReferenceRange = (printed: string): ReferenceRange | null => {
  const text = printed.trim()
  const both = TWO_SIDED.exec(text)
  if (both) {
    const low = printedNumber(both[1]!)
    const high = printedNumber(both[2]!)
    if (low === null || high === null || low > high) return null
    return { low, high, lowInclusive: true, highInclusive: true }
  }
  const one = boundIn(text)
  if (one === null) return null
  const [operator, bound] = one
  const inclusive = operator.endsWith("=")
  return operator.startsWith("<")
    ? { low: null, high: bound, lowInclusive: true, highInclusive: inclusive }
    : { low: bound, high: null, lowInclusive: inclusive, highInclusive: true }
}

/** True where a range was read with its low end above its high one: either it or its result was misread. */
export const isFalling = (printed: string): boolean => {
  const both = TWO_SIDED.exec(printed.trim())
  const [low, high] = [both?.[1], both?.[2]].map((end) => end && printedNumber(end))
  return typeof low === "number" && typeof high === "number" && low > high
}

/**
 * Whether a value is certainly outside a range: `<0.3` is below 1 but may or may not be above 0.2.
 */
export const isOutOfRange = (
  value: number,
  operator: BoundOperator | null,
  { low, high, lowInclusive, highInclusive }: ReferenceRange,
): boolean => {
  const isBelow = low !== null && (lowInclusive ? value < low : value <= low)
  const isAbove = high !== null && (highInclusive ? value > high : value >= high)
  if (operator === null) return isBelow || isAbove
  if (operator.startsWith("<")) return isBelow || (operator === "<" && value === low)
  return isAbove || (operator === ">" && value === high)
}

import { analytes } from "#catalogue/biomarkers"
import { unitKey } from "#catalogue/biomarkers/unit"
import { lazy } from "#domain/lazy"
import { NUMBER } from "#embedded/aggregator/labs/number"
import { rangeIn } from "#embedded/aggregator/labs/range"
import { FLAGS } from "#embedded/aggregator/labs/terms"

/** A number with its sign, as a whole word. */
export const VALUE = new RegExp(`^(?:<=|>=|[<>≤≥])?${NUMBER}$`)
/** A sign that stands alone before its number. */
export const OPERATOR = /^(?:<=|>=|[<>≤≥])$/
const LETTER = /\p{L}/u

const flags = new Set(FLAGS)
/** True where a word marks a value as out of its range. A small a is a word of many languages. */
export const isFlagged = (text: string): boolean => text !== "a" && flags.has(text.toLowerCase())

/** Every unit that the catalogue has, by its unified spelling. */
const units = lazy(
  () =>
    new Set(
      analytes
        .flatMap(({ unit, units }) => [unit, ...Object.keys(units)])
        .map(unitKey)
        .filter((key) => key !== ""),
    ),
)
const UNIT =
  /^(?:%|‰|mm|(?=.*\p{L})(?!\d\/)[\p{L}0-9.,^*⁰-⁹²³]{0,12}\/[\p{L}0-9.,^*⁰-⁹²³/]{1,16})$/u
const MAX_UNIT_WORDS = 3

/** Whether a word is a unit, of the catalogue or by its form. */
export const isUnit = (text: string): boolean =>
  !VALUE.test(text) && (units().has(unitKey(text)) || UNIT.test(text))

/** The unit at the beginning of some words, and how many of them it takes. */
const unitAt = (words: ReadonlyArray<string>): readonly [unit: string, count: number] => {
  for (let count = Math.min(MAX_UNIT_WORDS, words.length); count > 1; count--) {
    const joined = words.slice(0, count).join(" ")
    if (LETTER.test(words[0]!) && units().has(unitKey(joined))) return [joined, count]
  }
  return words[0] !== undefined && isUnit(words[0]) ? [words[0], 1] : ["", 0]
}

/** The flag, unit and range that stand behind a value. */
export interface Tail {
  readonly flag: string | null
  readonly unit: string
  readonly range: string
  /** Whether something else stands behind it. */
  readonly hasMore: boolean
  /** The words that are neither flag nor unit: of a range, or anything else. */
  readonly rest: ReadonlyArray<string>
}

/** What stands behind a value: a flag, a unit, a range, in any order. */
export const tailOf = (words: ReadonlyArray<string>): Tail => {
  let flag: string | null = null
  let unit = ""
  const rest: Array<string> = []
  for (let at = 0; at < words.length; ) {
    const [found, count] = unit === "" ? unitAt(words.slice(at)) : ["", 0]
    const isFlag = flag === null && isFlagged(words[at]!)
    if (count > 0 && !(isFlag && count === 1)) {
      unit = found
      at += count
    } else if (isFlag && !isBetweenNumbers(words, at)) {
      flag = words[at]!
      at++
    } else rest.push(words[at++]!)
  }
  return { flag, unit, rest, ...rangeIn(rest.join(" ")) }
}

/** The dash of "70 - 99" is no flag. */
const isBetweenNumbers = (words: ReadonlyArray<string>, at: number): boolean =>
  /\d$/.test(words[at - 1] ?? "") && /^\d/.test(words[at + 1] ?? "")

import { analytes } from "#catalogue/biomarkers"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { unitKey } from "#catalogue/biomarkers/unit"
import { lazy } from "#domain/lazy"
import { FLAGS, FROM, UP_TO, WORDED } from "#embedded/aggregator/labs/terms"
import type { Line, Word } from "#embedded/aggregator/labs/word"

/** A result as it is printed, and where. */
export interface PrintedResult {
  readonly name: string
  readonly value: string
  readonly flag: string | null
  readonly unit: string
  readonly range: string
  readonly page: number
  /** The box of the value, in points: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number]
  /** The printed line, with what is of it on the line before. */
  readonly printed: string
}

const VALUE = /^(?:<=|>=|[<>≤≥])?-?\d{1,9}(?:[.,]\d{1,9})*$/
const OPERATOR = /^(?:<=|>=|[<>≤≥])$/
const NUMBER = String.raw`-?\d{1,9}(?:[.,]\d{1,9})*`
const TWO_SIDED = new RegExp(
  String.raw`(${NUMBER})\s?(?:-|–|—|to|bis|à|a|hasta)\s?(${NUMBER})`,
  "i",
)
const ONE_SIDED = new RegExp(String.raw`(<=|>=|[<>≤≥])\s?(${NUMBER})`)
const LEADING = new RegExp(`^${NUMBER}`)
const LETTER = /\p{L}/u

const among = (words: ReadonlyArray<string>): ReadonlySet<string> => new Set(words)
const flags = among(FLAGS)
const worded = among(WORDED)

/** Whether a text is a result in words. */
export const isWorded = (text: string): boolean => worded.has(text.toLowerCase())

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
const UNIT = /^(?:%|‰|[\p{L}µμ0-9.^*²³]{1,12}\/[\p{L}µμ0-9.^*²³/]{1,16})$/u
const MAX_UNIT_WORDS = 3

const isUnit = (text: string): boolean =>
  !VALUE.test(text) && (units().has(unitKey(text)) || UNIT.test(text))

/** The unit at the beginning of some words, and how many of them it takes. */
const unitAt = (words: ReadonlyArray<string>): readonly [unit: string, count: number] => {
  for (let count = Math.min(MAX_UNIT_WORDS, words.length); count > 1; count--) {
    const joined = words.slice(0, count).join(" ")
    if (LETTER.test(words[0]!) && units().has(unitKey(joined))) return [joined, count]
  }
  return words[0] !== undefined && isUnit(words[0]) ? [words[0], 1] : ["", 0]
}

const headed = (text: string, terms: ReadonlyArray<string>, sign: string): string | null => {
  const term = terms.find((each) => text.toLowerCase().startsWith(`${each} `))
  const number = term && LEADING.exec(text.slice(term.length + 1))?.[0]
  return number ? `${sign}${number}` : null
}

/** The range within printed words; empty where there is none. */
export const rangeIn = (text: string): string => {
  const plain = text
    .replaceAll(/[()[\]]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([<>]) ?or ?= ?/gi, "$1=")
    .trim()
  const both = TWO_SIDED.exec(plain)
  if (both) return `${both[1]}-${both[2]}`
  const one = ONE_SIDED.exec(plain)
  if (one) return `${one[1]} ${one[2]}`
  return headed(plain, UP_TO, "<=") ?? headed(plain, FROM, ">=") ?? ""
}

interface Tail {
  readonly flag: string | null
  readonly unit: string
  /** A range of numbers, or the word that is expected. */
  readonly range: string
}

/** What stands behind a value: a flag, a unit, a range, in any order. */
const tailOf = (words: ReadonlyArray<string>): Tail => {
  let flag: string | null = null
  let unit = ""
  const rest: Array<string> = []
  for (let at = 0; at < words.length; ) {
    const [found, count] = unit === "" ? unitAt(words.slice(at)) : ["", 0]
    const isFlag = flag === null && flags.has(words[at]!.toLowerCase())
    if (count > 0 && !(isFlag && count === 1)) {
      unit = found
      at += count
    } else if (isFlag && !isBetweenNumbers(words, at)) {
      flag = words[at]!
      at++
    } else rest.push(words[at++]!)
  }
  const text = rest.join(" ")
  return { flag, unit, range: rangeIn(text) || (isWorded(text) ? text : "") }
}

/** The dash of "70 - 99" is no flag. */
const isBetweenNumbers = (words: ReadonlyArray<string>, at: number): boolean =>
  /\d$/.test(words[at - 1] ?? "") && /^\d/.test(words[at + 1] ?? "")

const nameOf = (words: ReadonlyArray<Word>): string =>
  words
    .map(({ text }) => text)
    .join(" ")
    .replace(/[\s:.…]+$/u, "")
    .trim()

const rounded = (points: number): number => Math.round(points * 100) / 100

/** The box around words. */
export const boxOf = (words: ReadonlyArray<Word>): PrintedResult["box"] => [
  rounded(Math.min(...words.map(({ left }) => left))),
  rounded(Math.min(...words.map(({ bottom }) => bottom))),
  rounded(Math.max(...words.map(({ right }) => right))),
  rounded(Math.max(...words.map(({ top }) => top))),
]

interface Candidate {
  readonly result: PrintedResult
  readonly certainty: number
}

/** How much speaks for a result: the catalogue knows its name, a unit stands behind it, a range, a flag. */
const certaintyOf = (name: string, { flag, unit, range }: Tail): number =>
  (analyteNamed(name, unit) ? 4 : 0) +
  (unit === "" ? 0 : 2) +
  (range === "" ? 0 : 2) +
  (flag === null ? 0 : 1)

const MIN_CERTAINTY = 2

/** A result whose value begins at a word; null where none does. */
const candidateAt = (
  { page, words }: Line,
  at: number,
  prefix: ReadonlyArray<Word>,
): Candidate | null => {
  const first = words[at]!
  const second = words[at + 1]
  const isOperator = OPERATOR.test(first.text) && second !== undefined && VALUE.test(second.text)
  const two = `${first.text} ${second?.text ?? ""}`
  const count = isOperator || isWorded(two) ? 2 : 1
  const isValue = count === 2 || VALUE.test(first.text) || isWorded(first.text)
  const name = nameOf([...prefix, ...words.slice(0, at)])
  if (!isValue || !LETTER.test(name)) return null
  const own = words.slice(at, at + count)
  const tail = tailOf(words.slice(at + count).map(({ text }) => text))
  const value = own.map(({ text }) => text).join(isOperator ? "" : " ")
  const certainty = certaintyOf(name, tail)
  const printed = [...prefix, ...words].map(({ text }) => text).join(" ")
  return certainty >= MIN_CERTAINTY
    ? { result: { name, value, ...tail, page, box: boxOf(own), printed }, certainty }
    : null
}

/** The result on a line, the surest reading of it; null for any other line. `prefix` begins its name. */
export const resultOn = (line: Line, prefix: ReadonlyArray<Word> = []): PrintedResult | null => {
  let best: Candidate | null = null
  for (let at = prefix.length > 0 ? 0 : 1; at < line.words.length; at++) {
    const found = candidateAt(line, at, prefix)
    if (found && (best === null || found.certainty > best.certainty)) best = found
  }
  return best?.result ?? null
}

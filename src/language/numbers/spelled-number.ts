import { COLLECTIVE } from "#language/numbers/collective"
import {
  type Composition,
  compositionOf,
  type Joint,
  NOTHING,
  plus,
  type Sum,
} from "#language/numbers/composition"
import { DECIMALS, type Decimals } from "#language/numbers/decimal-words"
import spelled from "#language/numbers/spelled.txt" with { type: "text" }

/** The values of words, by word. */
export type Values = ReadonlyMap<string, number>

const NO_VALUES: Values = new Map()

let made: ReadonlyMap<string, Values> | undefined

/** The values of the lines "language kind word=value word …" of the tables, by language. */
const values = (): ReadonlyMap<string, Values> => {
  if (made) return made
  const tables = new Map<string, Map<string, number>>()
  for (const line of `${spelled}\n${COLLECTIVE}`.split("\n")) {
    if (!line.includes("=")) continue
    const [language = "", , ...words] = line.split(" ")
    const table = tables.get(language) ?? new Map<string, number>()
    tables.set(language, table)
    for (const word of words) {
      const at = word.indexOf("=")
      if (at > 0) table.set(word.slice(0, at), Number(word.slice(at + 1)))
    }
  }
  made = tables
  return made
}

/** The value of each number word of a language of an answer. */
export const valuesIn = (language: string): Values => values().get(language) ?? NO_VALUES

/** Longer words are no numbers, and looking at their parts would take long. */
const MAX_LENGTH = 60
const MAX_PART = 16

/** A number in words, in plain digits: "413", "7.5". */
export interface Spelled {
  readonly digits: string
  /** Behind its last word. */
  readonly to: number
}

/** A number with the words that one written word is made of; the longest parts first. Linear in the word. */
const withCompound = (sum: Sum, word: string, table: Values, how: Composition): Sum | null => {
  if (word.length > MAX_LENGTH) return null
  const dead = new Set<number>()
  const from = (start: number, so: Sum, joint: Joint): Sum | null => {
    if (start === word.length) return so
    if (dead.has(start)) return null
    for (let end = Math.min(word.length, start + MAX_PART); end > start; end--) {
      const value = table.get(word.slice(start, end))
      const next = value === undefined ? null : plus(so, value, joint, how)
      const whole = next && from(end, next, null)
      if (whole) return whole
    }
    const inner = how.inner.find((each) => joint === null && word.startsWith(each, start))
    const whole = inner && start > 0 ? from(start + inner.length, so, "inner") : null
    if (!whole) dead.add(start)
    return whole
  }
  return from(0, sum, null)
}

const AND = "و"
const OBJECT = "ا"

/** A number with one more word of a text, after a word that joins where `joint` says so. */
const withWord = (
  sum: Sum,
  word: string,
  joint: Joint,
  table: Values,
  how: Composition,
): Sum | null => {
  const value = table.get(word)
  const whole = value === undefined ? null : plus(sum, value, joint, how)
  if (whole) return whole
  if (how.joints.has(AND)) {
    // "ثلاثة وعشرون": and twenty. "خمسا": the end of an object.
    const isJoined = value === undefined && word.startsWith(AND)
    const stem = isJoined ? word.slice(1) : word
    const joined = table.get(stem) ?? (stem.endsWith(OBJECT) ? table.get(stem.slice(0, -1)) : null)
    return typeof joined === "number" ? plus(sum, joined, isJoined ? "inner" : joint, how) : null
  }
  return how.isCompounding && value === undefined ? withCompound(sum, word, table, how) : null
}

const HYPHENS = new Set(["-", "‐", "‑"])
/** A number has no more words. */
const MAX_WORDS = 16

interface Whole {
  readonly value: number
  readonly to: number
}

/** The whole number that begins at a word; null where none does. */
const wholeAt = (
  words: ReadonlyArray<string>,
  from: number,
  table: Values,
  how: Composition,
): Whole | null => {
  let sum = withWord(NOTHING, words[from] ?? "", null, table, how)
  if (sum === null) return null
  let to = from + 1
  while (to < words.length && to < from + MAX_WORDS && sum.big + sum.small > 0) {
    // "Seven thousand, four hundred".
    const isParted = words[to] === "," && sum.small === 0 && how.joints.has("and")
    const first = isParted || HYPHENS.has(words[to]!) ? to + 1 : to
    const isJoined = how.joints.has(words[first] ?? "")
    const next =
      isJoined && HYPHENS.has(words[first + 1] ?? "") ? first + 2 : first + Number(isJoined)
    const more: Sum | null = withWord(sum, words[next] ?? "", isJoined ? "outer" : null, table, how)
    if (more === null) break
    sum = more
    to = next + 1
  }
  return { value: sum.big + sum.small, to }
}

/** The digits behind a decimal point: each in a word of its own, or as one number, "Komma fünfundzwanzig". */
const fractionAt = (
  words: ReadonlyArray<string>,
  from: number,
  table: Values,
  how: Composition,
): { readonly digits: string; readonly to: number } | null => {
  let digits = ""
  let to = from
  for (; to < words.length && to < from + MAX_WORDS; to++) {
    const value = table.get(words[to]!)
    if (value === undefined || value > 9) break
    digits += String(value)
  }
  const rest = wholeAt(words, to, table, how)
  const isNumber = rest !== null && /^0*$/.test(digits)
  if (isNumber) return { digits: `${digits}${rest.value}`, to: rest.to }
  return digits === "" ? null : { digits, to }
}

const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>) =>
  phrase.every((word, step) => words[at + step] === word)

/** "Sieben Komma fünf", "семь целых пять десятых", "seven and a half". */
const withFraction = (
  { value, to }: Whole,
  words: ReadonlyArray<string>,
  { points, wholes, tenths, halves }: Decimals,
  table: Values,
  how: Composition,
): Spelled => {
  const half = halves.find((phrase) => matches(words, to, phrase))
  if (half) return { digits: String(value + 0.5), to: to + half.length }
  const point = points.find((phrase) => matches(words, to, phrase))
  const fraction = point && fractionAt(words, to + point.length, table, how)
  if (fraction) return { digits: `${value}.${fraction.digits}`, to: fraction.to }
  const whole = wholes.find((phrase) => matches(words, to, phrase))
  const part = whole && wholeAt(words, to + whole.length, table, how)
  const size = part && tenths.get(words[part.to] ?? "")
  return part && size
    ? { digits: String(Number((value + part.value / size).toFixed(3))), to: part.to + 1 }
    : { digits: String(value), to }
}

/**
 * The number in words of a language that begins at a word of a text, a broken one too; null where none begins.
 * `words` are as `folded` writes them, signs stand among them.
 */
export const spelledAt = (
  words: ReadonlyArray<string>,
  from: number,
  language: string,
): Spelled | null => {
  const [table, how] = [valuesIn(language), compositionOf(language)]
  const decimals = DECIMALS.get(language)
  const whole = wholeAt(words, from, table, how)
  if (whole === null)
    return decimals?.before.has(words[from]!) ? beforeAt(words, from, decimals, table, how) : null
  return decimals
    ? withFraction(whole, words, decimals, table, how)
    : { digits: String(whole.value), to: whole.to }
}

/** A number whose fraction stands before it: "साढ़े सात", seven and a half. */
const beforeAt = (
  words: ReadonlyArray<string>,
  from: number,
  { before }: Decimals,
  table: Values,
  how: Composition,
): Spelled | null => {
  const whole = wholeAt(words, from + 1, table, how)
  return whole && { digits: String(whole.value + before.get(words[from]!)!), to: whole.to }
}

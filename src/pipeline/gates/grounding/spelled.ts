import { LANGUAGES } from "#language/answer-languages"
import { hanDigits, hanNumbersIn } from "#language/numbers/han-numbers"
import { type Spelled, spelledAt } from "#language/numbers/spelled-number"
import { countAt } from "#pipeline/gates/grounding/counts"
import { isJoint, isRange } from "#pipeline/gates/grounding/quantities"
import type { Token } from "#pipeline/gates/grounding/tokens"
import { unitAt } from "#pipeline/gates/grounding/units"

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u

/** A part of a token, glued to the one before it. */
const partOf = (token: Token, word: string, kind: Token["kind"], glued: boolean): Token => ({
  ...token,
  kind,
  text: word,
  word,
  glued,
})

/** "睡眠は七時間でした": the signs of a number stand within a word. */
const hanParts = (token: Token): ReadonlyArray<Token> => {
  const { word } = token
  const parts: Array<Token> = []
  let last = 0
  const add = (text: string, kind: Token["kind"]) => {
    if (text !== "") parts.push(partOf(token, text, kind, parts.length > 0 || token.glued))
  }
  for (const number of hanNumbersIn(word)) {
    const read = number.from < last ? null : hanDigits(word, number)
    if (!read) continue
    add(word.slice(last, number.from), "word")
    add(read.digits, "number")
    last = read.to
  }
  if (last === 0) return [token]
  add(word.slice(last), "word")
  return parts
}

const MAX_SYLLABLES = 12

const DECIMAL = /^(\p{Script=Hangul}{1,12})점([영공일이삼사오육칠팔구]{1,4})/u

/** "일곱시간": a number written onto its unit; "칠십이점오": with its decimals. */
const hangulParts = (token: Token): ReadonlyArray<Token> | null => {
  const [decimal = "", whole = "", ones = ""] = DECIMAL.exec(token.word) ?? []
  const broken = whole === "" ? null : spelledAt([whole, "점", ...ones], 0, "ko")
  if (broken?.digits.includes(".")) {
    const number = partOf(token, broken.digits, "number", token.glued)
    const rest = token.word.slice(decimal.length)
    return rest === "" ? [number] : [number, partOf(token, rest, "word", true)]
  }
  for (let end = Math.min(token.word.length - 1, MAX_SYLLABLES); end > 0; end--) {
    const read = spelledAt([token.word.slice(0, end)], 0, "ko")
    const rest = partOf(token, token.word.slice(end), "word", true)
    if (read && unitAt([rest], 0, NO_UNITS) !== null)
      return [partOf(token, read.digits, "number", token.glued), rest]
  }
  return null
}
const NO_UNITS: ReadonlyMap<string, string> = new Map()

/** Arabic writes two of a unit as one word. */
const DUAL = /^و?(?:[بل]?ال)?(ساعت|دقيقت|يوم|ليلت|شهر|سنت|اسبوع|مرت)(?:ين|ان)$/
const SINGULAR: Readonly<Record<string, string>> = {
  ساعت: "ساعه",
  دقيقت: "دقيقه",
  ليلت: "ليله",
  سنت: "سنه",
  مرت: "مره",
}

const dualParts = (token: Token): ReadonlyArray<Token> | null => {
  const stem = DUAL.exec(token.word)?.[1]
  return stem === undefined
    ? null
    : [
        partOf(token, "2", "number", token.glued),
        partOf(token, SINGULAR[stem] ?? stem, "word", false),
      ]
}

const ELIDED = "un'"

/** "Un'ora": an article written onto its unit. */
const elidedParts = (token: Token): ReadonlyArray<Token> | null =>
  token.word.startsWith(ELIDED)
    ? [
        partOf(token, "1", "number", token.glued),
        partOf(token, token.word.slice(ELIDED.length), "word", false),
      ]
    : null

/** Behind "one" these make a value of it. */
const MEASURES = /^(?:h|min|s|ms|%|bpm|steps|degrees|C|F|kg|lb|km|mi|g|mg|mL|L|points|kcal|mmHg)$/
const ARTICLES = new Set(["a", "an"])
const ONE: Spelled = { digits: "1", to: 1 }

/**
 * The tokens of a text with its spelled numbers as digits, so that they are read as digits are: those of more than
 * three, and smaller ones before a unit. What is no cardinal number stays a word, and so does what is part of a name.
 */
export const withDigits = (
  tokens: ReadonlyArray<Token>,
  languages: ReadonlyArray<string>,
  isName: Uint8Array,
  units: ReadonlyMap<string, string>,
): ReadonlyArray<Token> => {
  const words = tokens.map(({ word }) => word)
  const known = new Set(languages.length === LANGUAGES.length ? ["en"] : languages)
  const unitBehind = (at: number) =>
    unitAt(tokens, tokens[at]?.text === "-" ? at + 1 : at, units)?.unit ?? null

  const longestIn = (among: Iterable<string>, at: number) => {
    let longest: (Spelled & { readonly language: string }) | null = null
    for (const language of among) {
      const read = spelledAt(words, at, language)
      if (read && read.to > (longest?.to ?? at) && !isName.subarray(at, read.to).includes(1))
        longest = { ...read, language }
    }
    return longest
  }
  const longestAt = (at: number): Spelled | null => {
    const own = longestIn(known, at)
    if (own || tokens[at]?.kind !== "word") return own
    // A number of another language than its small words show is of that language all the same.
    const other = countAt(tokens, at, languages, false) === "more" ? longestIn(LANGUAGES, at) : null
    if (other) known.add(other.language)
    return other
  }
  /** Whether a number stands at a token, and minutes behind it: "an hour and thirteen minutes". */
  const hasMinutes = (at: number): boolean => {
    const from = isJoint(words[at] ?? "") ? at + 1 : at
    const to = tokens[from]?.kind === "number" ? from + 1 : longestAt(from)?.to
    return to !== undefined && unitBehind(to) === "min"
  }
  const isMeasured = (to: number): boolean => {
    if (unitBehind(to) !== null || words[to] === "uhr") return true
    const next = isRange(words[to] ?? "") ? longestAt(to + 1) : null
    return next !== null && unitBehind(next.to) !== null
  }
  const isNumber = (at: number, { digits, to }: Spelled): boolean => {
    if (to > at + 1) return true
    const counted = countAt(tokens, at, languages, isMeasured(to))
    if (counted !== null) return counted === "more" || isMeasured(to)
    if (digits !== "1") return false
    const unit = unitAt(tokens, to, units)
    if (unit === null) return false
    const isValue = words[at] === "one" && MEASURES.test(unit.unit)
    return isValue || (unit.unit === "h" && hasMinutes(unit.end))
  }

  const read: Array<Token> = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    // "30일": a unit that is a number word, too.
    const isUnit = token.glued && tokens[at - 1]?.kind === "number" && HANGUL.test(token.word)
    if (token.kind !== "word" || isName[at] === 1 || isUnit) {
      read.push(token)
      continue
    }
    if (HAN.test(token.word)) {
      read.push(...hanParts(token))
      continue
    }
    const spelled = longestAt(at) ?? (ARTICLES.has(token.word) ? { ...ONE, to: at + 1 } : null)
    if (spelled && isNumber(at, spelled)) {
      read.push(partOf(token, spelled.digits, "number", token.glued))
      at = spelled.to - 1
      continue
    }
    const elided = elidedParts(token)
    if (elided && unitAt(elided, 1, units)?.unit === "h" && hasMinutes(at + 1)) {
      read.push(...elided)
      continue
    }
    const parts = HANGUL.test(token.word) ? hangulParts(token) : dualParts(token)
    read.push(...(parts ?? [token]))
  }
  return read
}

import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutCode } from "#embedded/aggregator/labs/code"
import { isGuide } from "#embedded/aggregator/labs/guide"
import { withoutEnd } from "#embedded/aggregator/labs/printed-name"
import { goesOn, isSpoken } from "#embedded/aggregator/labs/sentence"
import { OPERATOR, tailOf } from "#embedded/aggregator/labs/tail"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

/** No name has more words. */
const MAX_NAME_WORDS = 10
/** So many words of a remark may stand between a name and its number: "AST   QNS 5". */
const MAX_BETWEEN = 2
/** No table has a line of more words. */
const MAX_WORDS = 150

const DIGIT = /\d/
/** A word that has a number, or is one: no name's "A1c". */
const NUMBER = /^[^\p{L}]*\d/u
/** A number that runs into the end of a name: "Triglycerides134H", "B12412". */
const GLUED = /^(.*?[\p{L})\d])([<>≤≥]?=?\d[\d.,]*(?:[HLA]{1,2}|\*+)?)$/u
const MAX_GLUED = 12

const isName = (texts: ReadonlyArray<string>): boolean =>
  analyteNamed(withoutEnd(texts.join(" ")), "") !== null

/** Whether a number runs into the name that some words are: the catalogue knows the name without it only. */
const isGlued = (texts: ReadonlyArray<string>, behind: ReadonlyArray<Word>): boolean => {
  const [before, last] = [texts.slice(0, -1), texts.at(-1)!]
  if (!GLUED.test(last) || isName(texts)) return false
  const { unit, range } = tailOf(behind.map(({ text }) => text))
  for (let count = 1; count <= Math.min(MAX_GLUED, last.length - 1); count++) {
    const value = last.slice(-count)
    const isValue = /^[<>≤≥\d]/.test(value) && DIGIT.test(value)
    const isSure = unit !== "" || range !== "" || value.length > 1
    if (isValue && isSure && isName([...before, last.slice(0, -count)])) return true
  }
  return false
}

/** How many words at the beginning of some are the longest name that the catalogue knows; 0 where none is. */
const nameWords = (words: ReadonlyArray<Word>): number => {
  for (let count = Math.min(MAX_NAME_WORDS, words.length); count > 0; count--)
    if (isName(words.slice(0, count).map(({ text }) => text))) return count
  return 0
}

/** Whether a number stands beside a name: right behind it, or in a column of its own with a word between. */
const hasNumber = (words: ReadonlyArray<Word>, from: number): boolean => {
  const count = words.slice(from, from + MAX_NAME_WORDS).findIndex(({ text }) => NUMBER.test(text))
  if (count < 0) return false
  const at = from + count
  const between = words.slice(from, at)
  const isColumn = words
    .slice(from, at + 1)
    .some((word, index) => !isTight(words[from + index - 1]!, word))
  const said = between.filter(({ text }) => /\p{L}/u.test(text))
  const isLabel = said.some(({ text }) => text.endsWith(":"))
  const isBeside = said.length === 0 || (said.length <= MAX_BETWEEN && isColumn && !isLabel)
  const begin = OPERATOR.test(words[at - 1]!.text) ? at - 1 : at
  return isBeside && !isSpoken(between) && !goesOn(words, at + 1) && !isGuide(words, begin)
}

/**
 * True where the name of an analyte begins a line or a column of it and a number follows, glued to it or not, that is
 * neither of a sentence nor of a guide. Such a line is a result, or is counted as one that could not be read.
 */
export const looksLikeRow = (line: Line): boolean => {
  const all = line.words.slice(0, MAX_WORDS)
  if (!all.some(({ text }) => DIGIT.test(text))) return false
  const { words } = withoutCode(all)
  for (const from of words.keys()) {
    if (from > 0 && isTight(words[from - 1]!, words[from]!)) continue
    const own = words.slice(from)
    const count = nameWords(own)
    if (count > 0 && hasNumber(words, from + count)) return true
    const at = own.slice(0, MAX_NAME_WORDS).findIndex(({ text }) => GLUED.test(text))
    if (at < 0) continue
    const texts = own.slice(0, at + 1).map(({ text }) => text)
    if (isGlued(texts, own.slice(at + 1)) && !goesOn(words, from + at + 1)) return true
  }
  return false
}

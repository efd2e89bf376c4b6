import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutCode } from "#embedded/aggregator/labs/code"
import { goesOn } from "#embedded/aggregator/labs/sentence"
import { OPERATOR, VALUE } from "#embedded/aggregator/labs/tail"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

/** No name has more words. */
const MAX_NAME_WORDS = 10

const isNumber = ({ text }: Word): boolean => VALUE.test(text) || OPERATOR.test(text)

const isName = (words: ReadonlyArray<Word>): boolean => {
  const name = withoutCode(words).words.map(({ text }) => text)
  return analyteNamed(name.join(" ").replace(/[\s:.…]+$/u, ""), "") !== null
}

/**
 * True where a line has a number beside the name of an analyte, as a row has it: a name that begins a column, and no
 * sentence behind the number.
 */
export const looksLikeRow = ({ words }: Line): boolean => {
  for (const from of words.keys()) {
    if (from > 0 && isTight(words[from - 1]!, words[from]!)) continue
    const count = words.slice(from, from + MAX_NAME_WORDS + 1).findIndex(isNumber)
    const at = from + count
    if (count > 0 && isName(words.slice(from, at)) && !goesOn(words, at + 1)) return true
  }
  return false
}

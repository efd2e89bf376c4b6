import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutEnd } from "#embedded/aggregator/labs/printed-name"
import { goesOn } from "#embedded/aggregator/labs/sentence"
import type { TableLine } from "#embedded/aggregator/labs/table-head"
import { OPERATOR, VALUE } from "#embedded/aggregator/labs/tail"
import { isTight, type Word } from "#embedded/aggregator/labs/word"

const isNumber = ({ text }: Word): boolean => VALUE.test(text) || OPERATOR.test(text)

/** No name has more words. */
const MAX_NAME_WORDS = 8

/** True where a name that the catalogue knows begins at a word, and its number follows. */
const beginsRow = (words: ReadonlyArray<Word>, at: number): boolean => {
  const count = words.slice(at, at + MAX_NAME_WORDS + 1).findIndex(isNumber)
  const name = words.slice(at, at + count).map(({ text }) => text)
  if (count <= 0 || analyteNamed(withoutEnd(name.join(" ")), "") === null) return false
  return !goesOn(words, at + count + 1)
}

/**
 * The rows of a line, one beside the other: behind a number and a column a name begins that the catalogue knows, and
 * has a number of its own.
 */
export const rowsBeside = (line: TableLine): ReadonlyArray<TableLine> => {
  const { words } = line
  let from = 0
  const rows: Array<TableLine> = []
  for (const [at, word] of words.entries()) {
    const isColumn = at > 0 && !isTight(words[at - 1]!, word)
    if (!isColumn || !/^\p{L}/u.test(word.text) || !words.slice(from, at).some(isNumber)) continue
    if (!beginsRow(words, at)) continue
    rows.push({ ...line, words: words.slice(from, at) })
    from = at
  }
  return [...rows, { ...line, words: words.slice(from) }]
}

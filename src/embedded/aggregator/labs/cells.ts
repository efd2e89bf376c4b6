import type { Word } from "#embedded/aggregator/labs/word"

const STROKE = /([|¦│┃║])/u
/** A stroke between two digits may be a digit that was read so. */
const AMONG_DIGITS = /^[^|¦│┃║]*\d[|¦│┃║]\d[^|¦│┃║]*$/u
/** "+-----+": what is drawn between two lines of a table. */
const RULE = /^[-–—=_+:─═┼╪╬|]{4,}$/u
const PART_OF_RULE = /^[-–—=_+:─═┼╪╬]+$/u

/** The parts of a word between its strokes, each where it stands in the word; null for a stroke. */
const partsOf = (word: Word): ReadonlyArray<Word | null> => {
  if (AMONG_DIGITS.test(word.text)) return [word]
  const width = (word.right - word.left) / word.text.length
  let at = 0
  return word.text.split(STROKE).flatMap((text) => {
    const left = word.left + width * at
    at += text.length
    if (text === "") return []
    return STROKE.test(text) ? [null] : [{ ...word, text, left, right: left + width * text.length }]
  })
}

/**
 * The words of a line without the strokes of its table, each with the cell that it is in. A line that only draws the
 * table has none.
 */
export const inCells = (words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const printed = words.filter(({ text }) => !RULE.test(text))
  if (!printed.some(({ text }) => STROKE.test(text) && !AMONG_DIGITS.test(text))) return printed
  let cell = 0
  const placed = printed.flatMap(partsOf).flatMap((part) => {
    if (part === null) cell++
    return part === null ? [] : [{ ...part, cell }]
  })
  return placed.every(({ text }) => PART_OF_RULE.test(text)) ? [] : placed
}

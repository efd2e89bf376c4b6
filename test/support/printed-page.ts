import type { Page, Word } from "#embedded/aggregator/labs/word"

const LINE_HEIGHT = 14
const CHAR_WIDTH = 5

/** A page as it would be printed: a line each, columns apart where two spaces stand. */
export const pageOf = (text: string): Page => {
  const words: Array<Word> = []
  for (const [line, printed] of text.split("\n").entries())
    for (const match of printed.matchAll(/\S+/g)) {
      const left = match.index * CHAR_WIDTH
      const bottom = 800 - line * LINE_HEIGHT
      const right = left + match[0].length * CHAR_WIDTH
      words.push({ text: match[0], left, right, bottom, top: bottom + 8 })
    }
  return { number: 1, words }
}

/** A printed word and its box on the page, in points from the bottom left corner. */
export interface Word {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The words of a page, as they are printed. */
export interface Page {
  /** From 1. */
  readonly number: number
  readonly words: ReadonlyArray<Word>
}

/** Words on one line of a page, from left to right. */
export interface Line {
  readonly page: number
  readonly words: ReadonlyArray<Word>
}

const middleOf = ({ bottom, top }: Word) => (bottom + top) / 2

/** The lines of a page, from top to bottom: words whose middles lie within half a word's height. */
export const linesOf = ({ number, words }: Page): ReadonlyArray<Line> => {
  const lines: Array<Array<Word>> = []
  for (const word of words.toSorted((a, b) => middleOf(b) - middleOf(a))) {
    const last = lines.at(-1)
    const first = last?.[0]
    const height = Math.max(word.top - word.bottom, first ? first.top - first.bottom : 0, 4)
    if (last && first && Math.abs(middleOf(first) - middleOf(word)) < height / 2) last.push(word)
    else lines.push([word])
  }
  return lines.map((line) => ({
    page: number,
    words: line.toSorted((a, b) => a.left - b.left),
  }))
}

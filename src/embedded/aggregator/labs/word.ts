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

const heightOf = ({ bottom, top }: Word) => top - bottom

/** A word of less than this part of the usual height is a sign: a dash, a star, a point. */
const SIGN = 0.6
const MIN_HEIGHT = 4

const medianOf = (numbers: ReadonlyArray<number>): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/**
 * The lines of a page, from top to bottom: words whose middles lie within half a word's height. A sign stands above
 * or below the middle, and is of the line that it is within.
 */
export const linesOf = ({ number, words }: Page): ReadonlyArray<Line> => {
  const usual = medianOf(words.map(heightOf))
  const isSign = (word: Word) => heightOf(word) < usual * SIGN
  const lines: Array<Array<Word>> = []
  const sorted = words.toSorted((a, b) => middleOf(b) - middleOf(a))
  for (const word of sorted.filter((each) => !isSign(each))) {
    const last = lines.at(-1)
    const first = last?.[0]
    const height = Math.max(heightOf(word), first ? heightOf(first) : 0, MIN_HEIGHT)
    if (last && first && Math.abs(middleOf(first) - middleOf(word)) < height / 2) last.push(word)
    else lines.push([word])
  }
  const anchors = lines.map(([first]) => first!)
  let at = 0
  for (const sign of sorted.filter(isSign)) {
    const middle = middleOf(sign)
    while (at < anchors.length - 1 && anchors[at]!.bottom - heightOf(anchors[at]!) / 2 > middle)
      at++
    const line = [lines[at], lines[at + 1]]
      .filter((each) => each !== undefined)
      .find(
        ([anchor]) =>
          Math.abs(middleOf(anchor!) - middle) < Math.max(heightOf(anchor!), MIN_HEIGHT) * 0.8,
      )
    if (line) line.push(sign)
    else lines.push([sign])
  }
  const height = ([first]: ReadonlyArray<Word>) => middleOf(first!)
  return lines
    .toSorted((a, b) => height(b) - height(a))
    .map((line) => ({ page: number, words: line.toSorted((a, b) => a.left - b.left) }))
}

/** A line as it is read aloud. */
export const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(" ")

/** Whether one word follows another as the next word of a sentence does, with no column between. */
export const isTight = (word: Word, next: Word, times = 1): boolean =>
  next.left - word.right < Math.max(heightOf(word), heightOf(next)) * times

import { inCells } from "#embedded/aggregator/labs/cells"
import { parted } from "#embedded/aggregator/labs/joints"
import { heightOf, type Line, type Page, type Word } from "#embedded/aggregator/labs/word"

const middleOf = ({ bottom, top }: Word) => (bottom + top) / 2

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
    .map((line) => ({ page: number, words: inCells(parted(inOrder(line))) }))
    .filter((line) => line.words.length > 0)
}

/** Words from left to right; a run that is printed over another one stands behind it as a whole. */
const inOrder = (words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const starts = new Map<number, number>()
  for (const { run, left } of words)
    if (run !== undefined) starts.set(run, Math.min(starts.get(run) ?? left, left))
  const startOf = ({ run, left }: Word) => (run === undefined ? left : starts.get(run)!)
  return words.toSorted((a, b) => startOf(a) - startOf(b) || a.left - b.left)
}

import { COLUMN_TERMS, type ColumnTerm } from "#embedded/aggregator/labs/terms"
import type { Line, Word } from "#embedded/aggregator/labs/word"

const terms = Object.entries(COLUMN_TERMS) as ReadonlyArray<[ColumnTerm, ReadonlyArray<string>]>

const termOf = (word: Word): ColumnTerm | null => {
  const plain = word.text.toLowerCase().replaceAll(/[^\p{L}]/gu, "")
  return terms.find(([, words]) => words.includes(plain))?.[0] ?? null
}

/** A heading of one or more words: where it stands and what it means. */
interface Heading {
  readonly left: number
  readonly right: number
  readonly term: ColumnTerm
}

/** The head of a table, from left to right. */
export type TableHead = ReadonlyArray<Heading>

/** The headings of a line: words that stand close together are one. "Previous result" is no result. */
const headingsOf = ({ words }: Line): TableHead => {
  const headings: Array<Heading> = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const { left, right } = word
    const term = termOf(word)
    const isClose = left - end < word.top - word.bottom
    end = right
    const last = headings.at(-1)
    if (isClose && last) {
      const meant = term === "previous" ? term : last.term
      headings[headings.length - 1] = { left: last.left, right, term: meant }
    } else if (term !== null) headings.push({ left, right, term })
  }
  return headings
}

/** How many columns a line has to name, in at least half of its words, to be the head of a table. */
const MIN_COLUMNS = 3

/** A line as the head of a table; null for any other line. */
export const headOf = (line: Line): TableHead | null => {
  const head = headingsOf(line)
  const columns = new Set(head.map(({ term }) => term)).size
  const known = line.words.filter((word) => termOf(word) !== null).length
  return columns < MIN_COLUMNS || 2 * known < line.words.length ? null : head
}

/** How far a heading may stand to the right of what is below it. */
const SLACK = 2

/** A line without its earlier results. */
const withoutPrevious = (line: Line, head: TableHead): Line => {
  const at = head.findIndex(({ term }) => term === "previous")
  if (at < 0) return line
  const from = head[at]!.left - SLACK
  const to = (head[at + 1]?.left ?? Number.POSITIVE_INFINITY) - SLACK
  return { ...line, words: line.words.filter(({ left }) => left < from || left >= to) }
}

/** The order in which a line is read. */
const ORDER: ReadonlyArray<ColumnTerm> = ["name", "value", "flag", "unit", "range"]

const distance = (word: Word, { left, right }: Heading): number =>
  Math.max(0, left - word.right, word.left - right)

const columnOf = (word: Word, head: TableHead): number => {
  const nearest = head.toSorted((a, b) => distance(word, a) - distance(word, b))[0]!
  return ORDER.indexOf(nearest.term)
}

/** Whether a range or a unit stands before the values. */
const isReversed = (head: TableHead): boolean => {
  const value = head.findIndex(({ term }) => term === "value")
  return head.slice(0, Math.max(value, 0)).some(({ term }) => term === "range" || term === "unit")
}

/** A line of a table without its earlier results, the value before its unit and range. */
export const inOrder = (line: Line, head: TableHead | null): Line => {
  if (head === null) return line
  const current = withoutPrevious(line, head)
  if (!isReversed(head)) return current
  const columns = head.filter(({ term }) => term !== "previous")
  const words = current.words.toSorted((a, b) => columnOf(a, columns) - columnOf(b, columns))
  return { ...current, words }
}

import type { LocalDate } from "#domain/time"
import { dayIn } from "#embedded/aggregator/labs/collected"
import { COLUMN_TERMS, type ColumnTerm } from "#embedded/aggregator/labs/terms"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

const terms = Object.entries(COLUMN_TERMS) as ReadonlyArray<[ColumnTerm, ReadonlyArray<string>]>

/** What a word means as a heading; null for any other word. */
export const termOf = (word: Word): ColumnTerm | null => {
  const plain = word.text.toLowerCase().replaceAll(/[^\p{L}]/gu, "")
  return terms.find(([, words]) => words.includes(plain))?.[0] ?? null
}

/** A heading of one or more words: where it stands and what it means. */
interface Heading {
  readonly left: number
  readonly right: number
  readonly term: ColumnTerm
  /** The cell that it is in, where strokes part the columns. */
  readonly cell: number | undefined
}

/** The head of a table, from left to right. */
export interface TableHead {
  readonly headings: ReadonlyArray<Heading>
  /** The day over the column of its results. */
  readonly day: LocalDate | null
}

/** A line of a table, or of the part of a page beside others. */
export interface TableLine extends Line {
  readonly head: TableHead | null
}

interface Dated extends Heading {
  readonly day: LocalDate | null
}

/** True where two words of a head are of one heading. */
const isNear = (word: Word, next: Word): boolean =>
  word.cell === next.cell && next.left - word.right < next.top - next.bottom

/**
 * The headings of a line: words that stand close together are one. "Previous result" is no result, and the day right
 * behind "Report date:" heads no column.
 */
const headingsOf = ({ words }: Line, isDayFirst: boolean): ReadonlyArray<Dated> => {
  const headings: Array<Dated> = []
  for (const [at, word] of words.entries()) {
    const { left, right, cell } = word
    const before = words[at - 1]
    const isClose = before !== undefined && isNear(before, word)
    const isLabelled = isClose && before.text.endsWith(":")
    const day = isLabelled ? null : dayIn(word.text, isDayFirst)
    const term = day === null ? termOf(word) : "previous"
    const last = headings.at(-1)
    const isOther = day !== null && last?.term !== "previous"
    if (isClose && last && !isOther) {
      const meant = term === "previous" || term === "other" ? term : last.term
      headings[headings.length - 1] = { ...last, right, term: meant, day: last.day ?? day }
    } else if (term !== null) headings.push({ left, right, term, day, cell })
  }
  return headings
}

/** Results under days only: those of the latest day are the results, the others are earlier ones. */
const withLatest = (headings: ReadonlyArray<Dated>): TableHead => {
  const day = headings.some(({ term }) => term === "value")
    ? null
    : (headings
        .map((each) => each.day)
        .filter((each) => each !== null)
        .sort()
        .at(-1) ?? null)
  return {
    day,
    headings: headings.map((each) =>
      day !== null && each.day === day ? { ...each, term: "value" } : each,
    ),
  }
}

/** How many columns a line has to name, in at least half of its words, to be the head of a table. */
const MIN_COLUMNS = 3

/** A line as the head of a table; null for any other line. */
export const headOf = (line: Line, isDayFirst: boolean): TableHead | null => {
  const head = withLatest(headingsOf(line, isDayFirst))
  const columns = new Set(head.headings.map(({ term }) => term)).size
  const isKnown = (word: Word) => termOf(word) !== null || dayIn(word.text, isDayFirst) !== null
  const known = line.words.filter(isKnown).length
  return columns < MIN_COLUMNS || 2 * known < line.words.length ? null : head
}

/** How far a heading may stand to the right of what is below it. */
const SLACK = 2

/** Tables side by side: each begins with a heading of names. */
export const besides = (head: TableHead): ReadonlyArray<TableHead & { readonly from: number }> => {
  const { headings } = head
  const starts = headings.flatMap(({ term }, at) => {
    const since = headings.slice(0, at).findLastIndex((each) => each.term === "name")
    const isNext = headings.slice(since, at).some((each) => each.term === "value")
    return at === 0 || (term === "name" && since >= 0 && isNext) ? [at] : []
  })
  return starts.map((start, at) => ({
    ...head,
    headings: headings.slice(start, starts[at + 1]),
    from: at === 0 ? Number.NEGATIVE_INFINITY : headings[start]!.left - SLACK,
  }))
}

/** The width of a word that is under a heading; where strokes part the columns, all or nothing. */
const shared = (word: Word, { left, right, cell }: Heading): number =>
  word.cell !== undefined && cell !== undefined
    ? Number(word.cell === cell)
    : Math.min(word.right, right) - Math.max(word.left, left)

const LATER = { previous: true, other: true } as Partial<Record<ColumnTerm, boolean>>

/** The column of a word: of the heading over it, else of the last that begins before it, else the names. */
const columnUnder = (word: Word, { headings }: TableHead): ColumnTerm => {
  const under = headings.toSorted((a, b) => shared(word, b) - shared(word, a))[0]!
  if (shared(word, under) > 0) return under.term
  return headings.findLast(({ left }) => left - SLACK <= word.left)?.term ?? "name"
}

/** Whether a word stands right under the heading of the results. */
export const isUnderValue = (word: Word, head: TableHead | null): boolean =>
  head?.headings.some((each) => each.term === "value" && shared(word, each) > 0) ?? false

/** A line without its earlier results, and without how it was measured. */
const withoutOthers = (line: Line, head: TableHead): Line => {
  const isSentence = line.words.slice(1).every((word, at) => isTight(line.words[at]!, word))
  if (isSentence || !head.headings.some(({ term }) => LATER[term])) return line
  return { ...line, words: line.words.filter((word) => !LATER[columnUnder(word, head)]) }
}

/** The order in which a line is read. */
const ORDER: ReadonlyArray<ColumnTerm> = ["name", "value", "flag", "unit", "range"]

const distance = (word: Word, { left, right }: Heading): number =>
  Math.max(0, left - word.right, word.left - right)

const columnOf = (word: Word, headings: TableHead["headings"]): number => {
  if (word.right < headings[0]!.left) return ORDER.indexOf("name")
  const nearest = headings.toSorted((a, b) => distance(word, a) - distance(word, b))[0]!
  return ORDER.indexOf(nearest.term)
}

/** Whether a range, a unit or a flag stands before the values. */
const isReversed = ({ headings }: TableHead): boolean => {
  const value = headings.findIndex(({ term }) => term === "value")
  return headings
    .slice(0, Math.max(value, 0))
    .some(({ term }) => term === "range" || term === "unit")
}

/** A line of a table without its earlier results, the value before its unit and range. */
export const inOrder = (line: Line, head: TableHead | null): Line => {
  if (head === null) return line
  const current = withoutOthers(line, head)
  if (!isReversed(head)) return current
  const columns = head.headings.filter(({ term }) => !LATER[term])
  const words = current.words.toSorted((a, b) => columnOf(a, columns) - columnOf(b, columns))
  return { ...current, words }
}

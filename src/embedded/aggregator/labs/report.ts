import { analyteNamed } from "#catalogue/biomarkers/name"
import type { LocalDate } from "#domain/time"
import { collectedOn } from "#embedded/aggregator/labs/collected"
import { type PrintedResult, resultOn } from "#embedded/aggregator/labs/result"
import { COLUMN_TERMS, type ColumnTerm } from "#embedded/aggregator/labs/terms"
import { type Line, linesOf, type Page, type Word } from "#embedded/aggregator/labs/word"

/** What a report says. */
export interface LabReading {
  readonly test_date: LocalDate | null
  readonly results: ReadonlyArray<PrintedResult>
}

const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(" ")

const terms = Object.entries(COLUMN_TERMS) as ReadonlyArray<[ColumnTerm, ReadonlyArray<string>]>

const termOf = (word: Word): ColumnTerm | null => {
  const plain = word.text.toLowerCase().replaceAll(/[^\p{L}]/gu, "")
  return terms.find(([, words]) => words.includes(plain))?.[0] ?? null
}

/** A heading of one or more words, by where it begins and what it means. */
interface Heading {
  readonly left: number
  readonly term: ColumnTerm
}

/** The headings of a line: words that stand close together are one. "Previous result" is no result. */
const headingsOf = ({ words }: Line): ReadonlyArray<Heading> => {
  const headings: Array<Heading> = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const term = termOf(word)
    const isClose = word.left - end < word.top - word.bottom
    end = word.right
    const last = headings.at(-1)
    if (isClose && last) {
      if (term === "previous") headings[headings.length - 1] = { left: last.left, term }
    } else if (term !== null) headings.push({ left: word.left, term })
  }
  return headings
}

/** How many columns a line has to name, in at least half of its words, to be the head of a table. */
const MIN_COLUMNS = 3

/** Where the earlier results of a table stand, from left to right; null for a line that is no head of one. */
const previousColumn = (line: Line): readonly [left: number, right: number] | null => {
  const headings = headingsOf(line)
  const columns = new Set(headings.map(({ term }) => term)).size
  const known = line.words.filter((word) => termOf(word) !== null).length
  if (columns < MIN_COLUMNS || 2 * known < line.words.length) return null
  const at = headings.findIndex(({ term }) => term === "previous")
  if (at < 0) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  return [headings[at]!.left - 2, (headings[at + 1]?.left ?? Number.POSITIVE_INFINITY) - 2]
}

const isHead = (line: Line): boolean => previousColumn(line) !== null

/** A line without its earlier results. */
const current = (line: Line, column: readonly [number, number] | null): Line =>
  column === null
    ? line
    : { ...line, words: line.words.filter(({ left }) => left < column[0] || left >= column[1]) }

/** Whether the catalogue knows a result by its name. */
const isKnown = ({ name, unit }: PrintedResult): boolean => analyteNamed(name, unit) !== null

/** A name that began on the line before counts where only all of it is known. */
const withWrappedName = (
  line: Line,
  before: Line | undefined,
  result: PrintedResult | null,
): PrintedResult | null => {
  if (!before || before.page !== line.page || (result && isKnown(result))) return result
  if (resultOn(before) !== null || isHead(before)) return result
  const wrapped = resultOn(line, before.words)
  return wrapped && isKnown(wrapped) ? wrapped : result
}

/** "150,000" is a hundred and fifty thousand where other numbers of the report have a decimal point. */
const THOUSANDS = /^(\D*)(\d{1,3}(?:,\d{3})+)$/

const spelled = (results: ReadonlyArray<PrintedResult>): ReadonlyArray<PrintedResult> => {
  const hasPoint = results.some(({ value, range }) => /\d\.\d/.test(value + range))
  const plain = (number: string) =>
    hasPoint ? number.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "") : number
  return results.map((result) => ({
    ...result,
    value: THOUSANDS.test(result.value) ? plain(result.value) : result.value,
    range: plain(result.range),
  }))
}

/** The results of a report by its layout, and when blood was taken. Text that is no result is not read. */
export const readingOf = (pages: ReadonlyArray<Page>): LabReading => {
  const lines = pages.flatMap(linesOf)
  const results: Array<PrintedResult> = []
  let column: readonly [number, number] | null = null
  for (const [at, whole] of lines.entries()) {
    const head = previousColumn(whole)
    if (head !== null) {
      column = head
      continue
    }
    const line = current(whole, column)
    const before = lines[at - 1]
    const result = withWrappedName(line, before && current(before, column), resultOn(line))
    if (result) results.push(result)
  }
  return { test_date: collectedOn(lines.map(textOf)), results: spelled(results) }
}

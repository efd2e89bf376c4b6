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

/** How many columns a line has to name, in at least half of its words, to be the head of a table. */
const MIN_COLUMNS = 3

/** Where the earlier results of a table stand, from left to right; null where it has none. */
const previousColumn = (line: Line): readonly [left: number, right: number] | null => {
  const headings = line.words.flatMap((word) => {
    const term = termOf(word)
    return term === null ? [] : [{ term, word }]
  })
  const columns = new Set(headings.map(({ term }) => term)).size
  if (columns < MIN_COLUMNS || 2 * headings.length < line.words.length) return null
  const at = headings.findIndex(({ term }) => term === "previous")
  if (at < 0) return [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const next = headings.slice(at + 1).find(({ term }) => term !== "value" && term !== "previous")
  return [headings[at]!.word.left - 2, next?.word.left ?? Number.POSITIVE_INFINITY]
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

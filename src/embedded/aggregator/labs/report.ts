import { analyteNamed } from "#catalogue/biomarkers/name"
import { unitKey } from "#catalogue/biomarkers/unit"
import type { LocalDate } from "#domain/time"
import { below } from "#embedded/aggregator/labs/below"
import { rowsBeside } from "#embedded/aggregator/labs/beside"
import { collectedOn, writesDayFirst } from "#embedded/aggregator/labs/collected"
import { guideLines } from "#embedded/aggregator/labs/guide-parts"
import { linesOf } from "#embedded/aggregator/labs/lines"
import { decimalSignIn, withPlainNumbers } from "#embedded/aggregator/labs/number"
import { withNumberWords } from "#embedded/aggregator/labs/number-words"
import { type PrintedResult, resultsOn } from "#embedded/aggregator/labs/result"
import {
  besides,
  headOf,
  inOrder,
  type TableHead,
  type TableLine,
} from "#embedded/aggregator/labs/table-head"
import { looksLikeRow } from "#embedded/aggregator/labs/unread"
import { type Line, type Page, textOf } from "#embedded/aggregator/labs/word"

/** What a report says. */
export interface LabReading {
  readonly test_date: LocalDate | null
  readonly results: ReadonlyArray<PrintedResult>
  /** The number of lines that have a number beside the name of an analyte, and no result. */
  readonly unread: number
}

/** Whether the catalogue knows a result by its name. */
const isKnown = ({ name, unit }: PrintedResult): boolean => analyteNamed(name, unit) !== null

/** A name that began on the line before counts where only all of it is known. */
const withWrappedName = (
  line: TableLine,
  before: TableLine | undefined,
  results: ReadonlyArray<PrintedResult>,
): ReadonlyArray<PrintedResult> => {
  if (!before || before.page !== line.page || results.some(isKnown)) return results
  if (before.head !== line.head || resultsOn(before, before.head).length > 0) return results
  const wrapped = resultsOn(line, line.head, before.words)
  return wrapped.some(isKnown) ? wrapped : results
}

const BOUND = /^[<>≤≥]/

/** Whether a range of numbers is printed beside a result, which is then of a row wherever it stands. */
const hasLimits = ({ range }: PrintedResult): boolean => /\d/.test(range)

/** Whether a result may be a bound of a guide: "<5.7", with no range beside it. */
const isBound = (result: PrintedResult): boolean => BOUND.test(result.value) && !hasLimits(result)

/**
 * Results without those of running text and the bounds whose analyte stands in a row in the same unit: they speak of
 * that row.
 */
const withoutComments = (results: ReadonlyArray<PrintedResult>): ReadonlyArray<PrintedResult> => {
  const keyOf = ({ name, unit }: PrintedResult) =>
    `${analyteNamed(name, unit)?.key ?? name.toLowerCase()} ${unitKey(unit)}`
  const isSaid = (result: PrintedResult) => result.isRunning || isBound(result)
  const rows = new Set(results.filter((result) => !isSaid(result)).map(keyOf))
  return results.filter((result) => !isSaid(result) || !rows.has(keyOf(result)))
}

/** The numbers of all results in one spelling. */
const spelled = (results: ReadonlyArray<PrintedResult>): ReadonlyArray<PrintedResult> => {
  const decimal = decimalSignIn(results.flatMap(({ value, range }) => [value, range]))
  return results.map((result) => ({
    ...result,
    value: withPlainNumbers(result.value, decimal),
    range: withPlainNumbers(result.range, decimal),
  }))
}

interface Tables {
  readonly lines: ReadonlyArray<TableLine>
  readonly day: LocalDate | null
}

/** The lines under the heads of their tables; of tables side by side first all of one, then of the next. */
const tablesOf = (lines: ReadonlyArray<Line>, isDayFirst: boolean): Tables => {
  const all: Array<TableLine> = []
  let day: LocalDate | null = null
  let beside: ReadonlyArray<TableHead & { readonly from: number }> = []
  let later: Array<Array<TableLine>> = []
  const end = (next: typeof beside) => {
    for (const part of later) all.push(...part)
    beside = next
    later = next.slice(1).map(() => [])
  }
  for (const [at, line] of lines.entries()) {
    const head = headOf(line, isDayFirst)
    if (head !== null || lines[at - 1]?.page !== line.page)
      end(head === null ? beside : besides(head))
    if (head !== null) {
      day ??= head.day
      continue
    }
    if (beside.length === 0) all.push({ ...line, head: null })
    for (const [index, table] of beside.entries()) {
      const to = beside[index + 1]?.from ?? Number.POSITIVE_INFINITY
      const words = line.words.filter(({ left }) => left >= table.from && left < to)
      if (words.length === 0) continue
      const part = { ...inOrder({ ...line, words }, table), head: table }
      if (index === 0) all.push(part)
      else later[index - 1]!.push(part)
    }
  }
  end([])
  return { lines: all, day }
}

/** The results of a report by its layout, and when blood was taken. Text that is no result is not read. */
export const readingOf = (pages: ReadonlyArray<Page>): LabReading => {
  const printed = pages.flatMap(linesOf)
  const texts = printed.map(textOf)
  const isDayFirst = writesDayFirst(texts)
  const { lines: rows, day } = tablesOf(printed.map(withNumberWords), isDayFirst)
  const lines = rows.flatMap(rowsBeside)
  const guides = guideLines(lines)
  const read = new Set<Line>()
  const results = below(lines, (line, before) => {
    const all = withWrappedName(line, before, resultsOn(line, line.head))
    const found = guides.has(line) ? all.filter(hasLimits) : all
    if (found.length > 0 || (all.length > 0 && all.every(isBound))) read.add(line)
    return found
  })
  return {
    test_date: collectedOn(texts, isDayFirst, day),
    results: spelled(withoutComments(results)),
    unread: lines.filter((line) => !read.has(line) && looksLikeRow(line)).length,
  }
}

import { analyteNamed } from "#catalogue/biomarkers/name"
import type { LocalDate } from "#domain/time"
import { collectedOn } from "#embedded/aggregator/labs/collected"
import { type PrintedResult, resultOn } from "#embedded/aggregator/labs/result"
import { headOf, inOrder, type TableHead } from "#embedded/aggregator/labs/table-head"
import { type Line, linesOf, type Page } from "#embedded/aggregator/labs/word"

/** What a report says. */
export interface LabReading {
  readonly test_date: LocalDate | null
  readonly results: ReadonlyArray<PrintedResult>
}

const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(" ")

/** Whether the catalogue knows a result by its name. */
const isKnown = ({ name, unit }: PrintedResult): boolean => analyteNamed(name, unit) !== null

/** A name that began on the line before counts where only all of it is known. */
const withWrappedName = (
  line: Line,
  before: Line | undefined,
  result: PrintedResult | null,
): PrintedResult | null => {
  if (!before || before.page !== line.page || (result && isKnown(result))) return result
  if (resultOn(before) !== null || headOf(before) !== null) return result
  const wrapped = resultOn(line, before.words)
  return wrapped && isKnown(wrapped) ? wrapped : result
}

/** "150,000" is a hundred and fifty thousand where other numbers of the report have a decimal point. */
const THOUSANDS = /^(\D*)(\d{1,3}(?:,\d{3})+)$/

type Numbers = Pick<PrintedResult, "value" | "range">

/** Whether a number has a decimal point. */
export const hasPoint = ({ value, range }: Numbers): boolean => /\d\.\d/.test(value + range)

/** A result of a report whose numbers have decimal points, its own without commas for thousands. */
export const withoutThousands = <Result extends Numbers>(result: Result): Result => {
  const plain = (number: string) => number.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "")
  const { value, range } = result
  return { ...result, value: THOUSANDS.test(value) ? plain(value) : value, range: plain(range) }
}

const spelled = (results: ReadonlyArray<PrintedResult>): ReadonlyArray<PrintedResult> =>
  results.some(hasPoint) ? results.map(withoutThousands) : results

/** The results of a report by its layout, and when blood was taken. Text that is no result is not read. */
export const readingOf = (pages: ReadonlyArray<Page>): LabReading => {
  const lines = pages.flatMap(linesOf)
  const results: Array<PrintedResult> = []
  let table: TableHead | null = null
  for (const [at, whole] of lines.entries()) {
    const head = headOf(whole)
    if (head !== null) {
      table = head
      continue
    }
    const line = inOrder(whole, table)
    const before = lines[at - 1]
    const result = withWrappedName(line, before && inOrder(before, table), resultOn(line))
    if (result) results.push(result)
  }
  return { test_date: collectedOn(lines.map(textOf)), results: spelled(results) }
}

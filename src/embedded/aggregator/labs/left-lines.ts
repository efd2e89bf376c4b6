import type { ReadResult, ReportLine } from "#domain/lab-task"
import type { Line } from "#embedded/aggregator/labs/word"

/** How much of the text of a report is sent to a model at most. */
const MAX_LINES = 800
const MAX_CHARS = 40_000

/** A number with little else around it, and no part of a date or a telephone's. */
const NUMBER = /(?:^|[:=])[^\p{L}\d]{0,3}[HL]?\d{1,9}(?:[.,]\d{1,9})?(?:[^\d./:-]\D{0,11})?$/u
const LETTERS = /\p{L}{2}/u

/** Whether a line has a name and then a number. */
const looksLikeResult = ({ text }: ReportLine): boolean => {
  const words = text.split(" ")
  const named = words.findIndex((word) => LETTERS.test(word))
  return named >= 0 && words.slice(named).some((word) => NUMBER.test(word.slice(-MAX_WORD)))
}
const MAX_WORD = 60

/** So few lines that look like results may be anything. */
const MIN_LEFT = 3

const hundredths = (points: number): number => Math.round(points * 100) / 100

/** A line of a page as it leaves the thread. */
export const lineOf =
  (read_by: ReportLine["read_by"]) =>
  ({ page, words }: Line): ReportLine => ({
    page,
    text: words.map(({ text }) => text).join(" "),
    boxes: words.flatMap((word) => [word.left, word.bottom, word.right, word.top].map(hundredths)),
    read_by,
  })

/** The first lines of a text, as many as a model is sent. */
const beginning = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  let left = MAX_CHARS
  return lines.slice(0, MAX_LINES).filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
}

/** The middle of a box is the height that its line is found by. */
const isOn = ({ page, boxes }: ReportLine, result: ReadResult): boolean => {
  const middle = (result.box[1] + result.box[3]) / 2
  return page === result.page && boxes[1]! <= middle && middle <= boxes[3]!
}

/** The lines of a report where most of those that look like results are none; none of any other. */
export const notUnderstood = (
  lines: ReadonlyArray<ReportLine>,
  results: ReadonlyArray<ReadResult>,
): ReadonlyArray<ReportLine> => {
  const ofPage = Map.groupBy(results, ({ page }) => page)
  const left = lines.filter(
    (line) =>
      looksLikeResult(line) && !(ofPage.get(line.page) ?? []).some((result) => isOn(line, result)),
  ).length
  const isPoor = results.length === 0 ? left > 0 : left > Math.max(MIN_LEFT, results.length)
  return isPoor ? beginning(lines) : []
}

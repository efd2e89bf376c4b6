import { REPORT_BOUNDS } from "#domain/lab-process"
import type { LeftOut, ReadReport, ReadResult, ReportLine, ReportTask } from "#domain/lab-task"
import { BeyondLimit } from "#embedded/aggregator/labs/beyond-limit"
import { isPrinted } from "#embedded/aggregator/labs/digits"
import { laboratoryIn } from "#embedded/aggregator/labs/laboratory"
import { lineOf, notUnderstood } from "#embedded/aggregator/labs/left-lines"
import { linesOf } from "#embedded/aggregator/labs/lines"
import type { SeenResult } from "#embedded/aggregator/labs/ocr/agreement"
import { startAllowance } from "#embedded/aggregator/labs/ocr/allowance"
import { openEngine } from "#embedded/aggregator/labs/ocr/engine"
import { photoOf, photoSize } from "#embedded/aggregator/labs/ocr/picture"
import { readScans, type Scan } from "#embedded/aggregator/labs/ocr/scan"
import { type Pdf, usePdf } from "#embedded/aggregator/labs/pdf"
import { type LabReading, readingOf } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"
import { textPagesOf } from "#embedded/aggregator/labs/text-layer"
import type { Box } from "#embedded/aggregator/labs/turn"
import type { Line } from "#embedded/aggregator/labs/word"

/** Pages are looked at for this share of what a report may take: each takes seconds. */
const LOOKING = 0.9

interface Found {
  readonly test_date: LabReading["test_date"]
  readonly laboratory: string | null
  readonly unread: number
  readonly results: ReadonlyArray<ReadResult>
  readonly lines: ReadonlyArray<ReportLine>
  readonly left_out: LeftOut | null
}

const NOTHING: Found = {
  test_date: null,
  laboratory: null,
  unread: 0,
  results: [],
  lines: [],
  left_out: null,
}

type How = Pick<ReadResult, "read_by" | "is_unsure">

const sent = (
  { name, value, unit, range, page, box, printed }: PrintedResult,
  how: How,
): ReadResult => ({ name, value, unit, reference_range: range, page, box, printed, ...how })

const ofText = (result: PrintedResult) => sent(result, { read_by: "text", is_unsure: false })
const ofPicture = (result: SeenResult) =>
  sent(result, { read_by: "picture", is_unsure: result.isUnsure })

const placedLine = (line: Line, placed: (box: Box) => Box): Line => ({
  ...line,
  words: line.words.map(({ text, ...word }) => {
    const [left, bottom, right, top] = placed([word.left, word.bottom, word.right, word.top])
    return { text, left, bottom, right, top }
  }),
})

const leftOut = (why: LeftOut["why"], pages: ReadonlyArray<number>): LeftOut | null =>
  pages.length === 0 ? null : { why, pages }

/** The pages of both; the reason of the first stands for all. */
const joined = (one: LeftOut | null, other: LeftOut | null): LeftOut | null =>
  one && other ? { why: one.why, pages: [...one.pages, ...other.pages] } : (one ?? other)

const readPictures = async (scans: ReadonlyArray<Scan>): Promise<Found> => {
  if (scans.length === 0) return NOTHING
  const engine = await openEngine()
  try {
    const seen = await readScans(engine, scans, startAllowance(REPORT_BOUNDS.cpu_s * LOOKING))
    return {
      test_date: seen.test_date,
      laboratory: laboratoryIn(seen.lines),
      unread: seen.unread,
      results: seen.results.map(ofPicture),
      lines: seen.lines.map(lineOf("picture")),
      left_out: leftOut("too_long", seen.unseen),
    }
  } finally {
    engine.close()
  }
}

const readPdf = async (pdf: Pdf): Promise<Found> => {
  const pages = textPagesOf(pdf)
  const text = readingOf(pages)
  const printed = pages.map((page) => ({ page, lines: linesOf(page) }))
  const isRead = new Set(text.results.map(({ page }) => page))
  const pictures = pages
    .filter(({ number }) => !isRead.has(number) && pdf.hasPicture(number - 1))
    .map(({ number }) => ({
      number,
      beyond: pdf.beyond(number - 1),
      height: pdf.heightOf(number - 1),
      picture: (side: number) => pdf.picture(number - 1, side),
    }))
  const tooMuch = pictures.filter(({ beyond }) => beyond !== null)
  const seen = await readPictures(pictures.filter(({ beyond }) => beyond === null))
  return {
    test_date: text.test_date ?? seen.test_date,
    laboratory: laboratoryIn(printed.flatMap(({ lines }) => lines)) ?? seen.laboratory,
    unread: text.unread + seen.unread,
    results: [
      ...text.results.map((result) =>
        ofText({ ...result, box: pages[result.page - 1]!.placed(result.box) }),
      ),
      ...seen.results,
    ],
    lines: [
      ...printed.flatMap(({ page, lines }) =>
        lines.map((line) => placedLine(line, page.placed)).map(lineOf("text")),
      ),
      ...seen.lines,
    ],
    left_out: joined(
      tooMuch.length === 0
        ? null
        : { why: tooMuch[0]!.beyond!, pages: tooMuch.map(({ number }) => number) },
      seen.left_out,
    ),
  }
}

const readPhoto = async (bytes: Uint8Array): Promise<Found> => {
  const { height } = await photoSize(bytes)
  return readPictures([{ number: 1, height, picture: (side) => photoOf(bytes, side) }])
}

/**
 * Reads a report: a PDF by its own text, its pages without any and photos by how they look. Null for a file that
 * cannot be opened; rejects with `BeyondLimit` for one that is too much.
 */
export const readLab = async ({ bytes, content_type }: ReportTask): Promise<ReadReport | null> => {
  const read = content_type === "application/pdf" ? usePdf(bytes, readPdf) : readPhoto(bytes)
  const found = await read.catch((cause) => {
    if (cause instanceof BeyondLimit) throw cause
    return null
  })
  if (found === null) return null
  const results = found.results.filter(isPrinted)
  const unread = found.unread + found.results.length - results.length
  return { ...found, results, unread, lines: notUnderstood(found.lines, results) }
}

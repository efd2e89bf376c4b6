import type { ReadResult, ReportAnswer, ReportLine, ReportTask } from "#domain/lab-task"
import { isPrinted } from "#embedded/aggregator/labs/digits"
import { lineOf, notUnderstood } from "#embedded/aggregator/labs/left-lines"
import type { SeenResult } from "#embedded/aggregator/labs/ocr/agreement"
import { openEngine } from "#embedded/aggregator/labs/ocr/engine"
import { photoOf, photoSize } from "#embedded/aggregator/labs/ocr/picture"
import { readScans, type Scan } from "#embedded/aggregator/labs/ocr/scan"
import { type Pdf, usePdf } from "#embedded/aggregator/labs/pdf"
import { type LabReading, readingOf } from "#embedded/aggregator/labs/report"
import type { PrintedResult } from "#embedded/aggregator/labs/result"
import { textPagesOf } from "#embedded/aggregator/labs/text-layer"
import type { Box } from "#embedded/aggregator/labs/turn"
import { type Line, linesOf } from "#embedded/aggregator/labs/word"

/** How many pages of a report are read by how they look: a page takes seconds. */
const MAX_SCANS = 20

interface Found {
  readonly test_date: LabReading["test_date"]
  readonly results: ReadonlyArray<ReadResult>
  readonly lines: ReadonlyArray<ReportLine>
}

const NOTHING: Found = { test_date: null, results: [], lines: [] }

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

const readPictures = async (scans: ReadonlyArray<Scan>): Promise<Found> => {
  if (scans.length === 0) return NOTHING
  const engine = await openEngine()
  try {
    const { test_date, results, lines } = await readScans(engine, scans.slice(0, MAX_SCANS))
    return { test_date, results: results.map(ofPicture), lines: lines.map(lineOf("picture")) }
  } finally {
    engine.close()
  }
}

const readPdf = async (pdf: Pdf): Promise<Found> => {
  const pages = textPagesOf(pdf)
  const text = readingOf(pages)
  const isRead = new Set(text.results.map(({ page }) => page))
  const scans = pages
    .filter(({ number }) => !isRead.has(number) && pdf.hasPicture(number - 1))
    .map(({ number }) => ({
      number,
      height: pdf.heightOf(number - 1),
      picture: (side: number) => pdf.picture(number - 1, side),
    }))
  const seen = await readPictures(scans)
  return {
    test_date: text.test_date ?? seen.test_date,
    results: [
      ...text.results.map((result) =>
        ofText({ ...result, box: pages[result.page - 1]!.placed(result.box) }),
      ),
      ...seen.results,
    ],
    lines: [
      ...pages.flatMap((page) =>
        linesOf(page)
          .map((line) => placedLine(line, page.placed))
          .map(lineOf("text")),
      ),
      ...seen.lines,
    ],
  }
}

const readPhoto = async (bytes: Uint8Array): Promise<Found> => {
  const { height } = await photoSize(bytes)
  return readPictures([{ number: 1, height, picture: (side) => photoOf(bytes, side) }])
}

/**
 * Reads a report: a PDF by its own text, its pages without any and photos by how they look. Null for a file that
 * cannot be opened.
 */
export const readLab = async ({ bytes, content_type }: ReportTask): Promise<ReportAnswer> => {
  const read = content_type === "application/pdf" ? usePdf(bytes, readPdf) : readPhoto(bytes)
  const found = await read.catch(() => null)
  if (found === null) return null
  const results = found.results.filter(isPrinted)
  return { test_date: found.test_date, results, lines: notUnderstood(found.lines, results) }
}

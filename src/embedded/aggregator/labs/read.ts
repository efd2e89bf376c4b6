import type { LabAnswer, LabTask, ReadResult } from "#domain/lab-task"
import type { AgreedReading, SeenResult } from "#embedded/aggregator/labs/ocr/agreement"
import { openEngine } from "#embedded/aggregator/labs/ocr/engine"
import { photoOf, photoSize } from "#embedded/aggregator/labs/ocr/picture"
import { readScans, type Scan } from "#embedded/aggregator/labs/ocr/scan"
import { type Pdf, usePdf } from "#embedded/aggregator/labs/pdf"
import { readingOf } from "#embedded/aggregator/labs/report"
import { textPagesOf } from "#embedded/aggregator/labs/text-layer"

/** How many pages of a report are read by how they look: a page takes seconds. */
const MAX_SCANS = 20

const NOTHING: AgreedReading = { test_date: null, results: [] }

const readPictures = async (scans: ReadonlyArray<Scan>): Promise<AgreedReading> => {
  if (scans.length === 0) return NOTHING
  const engine = await openEngine()
  try {
    return await readScans(engine, scans.slice(0, MAX_SCANS))
  } finally {
    engine.close()
  }
}

const readPdf = async (pdf: Pdf): Promise<AgreedReading> => {
  const pages = textPagesOf(pdf)
  const text = readingOf(pages)
  const scans = pages
    .filter(
      ({ number }) =>
        pdf.hasPicture(number - 1) && text.results.every(({ page }) => page !== number),
    )
    .map(({ number }) => ({
      number,
      height: pdf.heightOf(number - 1),
      picture: (side: number) => pdf.picture(number - 1, side),
    }))
  const seen = await readPictures(scans)
  return {
    test_date: text.test_date ?? seen.test_date,
    results: [...text.results.map((result) => ({ ...result, isUnsure: false })), ...seen.results],
  }
}

const readPhoto = async (bytes: Uint8Array): Promise<AgreedReading> => {
  const { height } = await photoSize(bytes)
  return readPictures([{ number: 1, height, picture: (side) => photoOf(bytes, side) }])
}

const sent = ({ name, value, unit, range, page, box, isUnsure }: SeenResult): ReadResult => ({
  name,
  value,
  unit,
  reference_range: range,
  page,
  box,
  is_unsure: isUnsure,
})

/** Reads a report: a PDF by its own text, its pages without text and pictures by how they look. */
export const readLab = async ({ bytes, content_type }: LabTask): Promise<LabAnswer> => {
  const read = content_type === "application/pdf" ? usePdf(bytes, readPdf) : readPhoto(bytes)
  const reading = await read.catch(() => null)
  if (reading === null) return { failed: "file_unreadable" }
  const { test_date, results } = reading
  if (results.length === 0) return { failed: "no_results" }
  return { test_date, results: results.map(sent) }
}

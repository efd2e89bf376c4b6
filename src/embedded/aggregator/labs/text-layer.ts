import { type Pdf, usePdf } from "#embedded/aggregator/labs/pdf"
import type { Page } from "#embedded/aggregator/labs/word"

/** A file may have pages and characters without end. */
const MAX_PAGES = 60
const MAX_CHARS = 200_000

/** The words of the text of a PDF with their boxes, by page; a page that is a picture has none. */
export const textPagesOf = (pdf: Pdf): ReadonlyArray<Page> => {
  const pages: Array<Page> = []
  let left = MAX_CHARS
  for (let at = 0; at < Math.min(pdf.pages, MAX_PAGES) && left > 0; at++) {
    const words = pdf.words(at, left)
    left -= words.reduce((sum, { text }) => sum + text.length, 0)
    pages.push({ number: at + 1, words })
  }
  return pages
}

/** The same of the bytes of a PDF; rejects for none. */
export const textLayerOf = (bytes: Uint8Array): Promise<ReadonlyArray<Page>> =>
  usePdf(bytes, async (pdf) => textPagesOf(pdf))

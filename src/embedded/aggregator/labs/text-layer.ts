import { MAX_PAGES } from "#domain/lab-limit"
import { BeyondLimit } from "#embedded/aggregator/labs/beyond-limit"
import { type Pdf, usePdf } from "#embedded/aggregator/labs/pdf"
import type { Box } from "#embedded/aggregator/labs/turn"
import type { Page } from "#embedded/aggregator/labs/word"

/** A page may have characters without end. */
const MAX_CHARS = 200_000

/** The own text of a page. */
interface TextPage extends Page {
  /** Where a box of its words is on the page as it is shown. */
  readonly placed: (box: Box) => Box
}

/**
 * The words of the text of a PDF with their boxes, by page; a page that is a picture has none. Throws for one of too
 * many pages.
 */
export const textPagesOf = (pdf: Pdf): ReadonlyArray<TextPage> => {
  if (pdf.pages > MAX_PAGES) throw new BeyondLimit("too_many_pages")
  const pages: Array<TextPage> = []
  let left = MAX_CHARS
  for (let at = 0; at < pdf.pages && left > 0; at++) {
    const { words, placed } = pdf.words(at, left)
    left -= words.reduce((sum, { text }) => sum + text.length, 0)
    pages.push({ number: at + 1, words, placed })
  }
  return pages
}

/** The same of the bytes of a PDF; rejects for none. */
export const textLayerOf = (bytes: Uint8Array): Promise<ReadonlyArray<Page>> =>
  usePdf(bytes, async (pdf) => textPagesOf(pdf))

import type { DrawnPage, PageTask } from "#domain/lab-task"
import { usePdf } from "#embedded/aggregator/labs/pdf"
import { pngOf } from "#embedded/aggregator/labs/png"

/** Dots of the longer side: a page is legible, and a hostile one takes no more memory than any. */
const SIDE = 1_600

/** Draws a page of a PDF; null where it has none of that number. Rejects for what cannot be drawn. */
export const drawPage = ({ bytes, page }: PageTask): Promise<DrawnPage | null> =>
  usePdf(bytes, async (pdf) => {
    if (page < 1 || page > pdf.pages) return null
    const { rgba, width, height, size } = await pdf.colours(page - 1, SIDE)
    return { png: pngOf(rgba, width, height), size, pages: pdf.pages }
  })

import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium"
import wasm from "@hyzyla/pdfium/pdfium.wasm" with { type: "file" }
import { type CharacterReader, charactersOf } from "#embedded/aggregator/labs/characters"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { unpacked } from "#embedded/aggregator/labs/packed"
import type { Word } from "#embedded/aggregator/labs/word"

/** A PDF that is open. Its pages count from 0. */
export interface Pdf {
  readonly pages: number
  /** The words of a page's own text, at most so many characters of it. */
  readonly words: (page: number, maxChars: number) => ReadonlyArray<Word>
  /** Whether a picture is among the first things on a page. */
  readonly hasPicture: (page: number) => boolean
  /** The height of a page in points. */
  readonly heightOf: (page: number) => number
  /** A page as it looks, its longer side of so many dots at most. */
  readonly picture: (page: number, side: number) => Promise<Picture>
}

/** The functions of PDFium for pages, which its wrapper does not type. */
interface PageReader extends CharacterReader {
  _FPDF_ClosePage(page: number): void
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, at: number): number
  _FPDFPageObj_GetType(object: number): number
}

const POINTS_PER_INCH = 72
const MAX_DPI = 400
const MAX_OBJECTS = 200

/** The types of objects that are pictures or may have one in them. */
const IMAGE = 3
const FORM = 5

const opened = (reader: PageReader, document: PDFiumDocument): Pdf => {
  const withPage = <Answer>(at: number, use: (page: number) => Answer): Answer => {
    const { pageIdx } = document.getPage(at) as unknown as { readonly pageIdx: number }
    try {
      return use(pageIdx)
    } finally {
      reader._FPDF_ClosePage(pageIdx)
    }
  }
  const sizeOf = (at: number) => {
    const page = document.getPage(at)
    try {
      return page.getOriginalSize()
    } finally {
      reader._FPDF_ClosePage((page as unknown as { readonly pageIdx: number }).pageIdx)
    }
  }
  return {
    pages: document.getPageCount(),
    words: (at, maxChars) => withPage(at, (page) => charactersOf(reader, page, maxChars)),
    hasPicture: (at) =>
      withPage(at, (page) => {
        const count = Math.min(reader._FPDFPage_CountObjects(page), MAX_OBJECTS)
        return Array.from({ length: count }, (_, index) =>
          reader._FPDFPageObj_GetType(reader._FPDFPage_GetObject(page, index)),
        ).some((type) => type === IMAGE || type === FORM)
      }),
    heightOf: (at) => sizeOf(at).originalHeight,
    picture: async (at, side) => {
      const { originalWidth, originalHeight } = sizeOf(at)
      const fit = side / Math.max(originalWidth, originalHeight)
      const scale = Math.min(fit, MAX_DPI / POINTS_PER_INCH)
      const { data, width, height } = await document
        .getPage(at)
        .render({ scale, render: "bitmap", colorSpace: "Gray", renderFormFields: false })
      return { gray: data, width, height, scale }
    },
  }
}

/** Has a PDF open for as long as it is used. Rejects for what is none. */
export const usePdf = async <Answer>(
  bytes: Uint8Array,
  use: (pdf: Pdf) => Promise<Answer>,
): Promise<Answer> => {
  const wasmBinary = (await unpacked(wasm)).buffer as ArrayBuffer
  const library = await PDFiumLibrary.init({ wasmBinary })
  try {
    const document = await library.loadDocument(bytes)
    try {
      const { module } = library as unknown as { readonly module: PageReader }
      return await use(opened(module, document))
    } finally {
      document.destroy()
    }
  } finally {
    library.destroy()
  }
}

import { type PDFiumDocument, PDFiumLibrary } from "@hyzyla/pdfium"
import wasm from "@hyzyla/pdfium/pdfium.wasm" with { type: "file" }
import type { LabLimit } from "#domain/lab-limit"
import { lazy } from "#domain/lazy"
import { BeyondLimit } from "#embedded/aggregator/labs/beyond-limit"
import { type CharacterReader, charactersOf } from "#embedded/aggregator/labs/characters"
import type { Picture } from "#embedded/aggregator/labs/ocr/picture"
import { unpacked } from "#embedded/aggregator/labs/packed"
import {
  FORM,
  IMAGE,
  type ObjectReader,
  partsBeyond,
  TEXT,
} from "#embedded/aggregator/labs/page-parts"
import { type MaskPixels, maskPixelsIn } from "#embedded/aggregator/labs/soft-masks"
import {
  type Box,
  type Quarters,
  turned,
  turnedOnPage,
  undone,
} from "#embedded/aggregator/labs/turn"
import type { Word } from "#embedded/aggregator/labs/word"

/** The text of a page. */
interface PageText {
  /** Upright, however it is turned on the page. */
  readonly words: ReadonlyArray<Word>
  /** Where a box of such words is on the page as it is shown. */
  readonly placed: (box: Box) => Box
}

/** A PDF that is open. Its pages count from 0. */
export interface Pdf {
  readonly pages: number
  /** The words of a page's own text, upright, at most so many characters of it. */
  readonly words: (page: number, maxChars: number) => PageText
  /** Whether a picture is among the first things on a page. */
  readonly hasPicture: (page: number) => boolean
  /** The height of a page in points. */
  readonly heightOf: (page: number) => number
  /** The limit that makes a page too much to draw; null where none does. */
  readonly beyond: (page: number) => LabLimit | null
  /** A page as it looks, its longer side of so many dots at most. */
  readonly picture: (page: number, side: number) => Promise<Picture>
  /** The same in its colours. Rejects, as that does, for a page that is too much to be drawn. */
  readonly colours: (page: number, side: number) => Promise<Colours>
}

/** A page in its colours: red, green, blue and opacity of each of its dots, row after row from the top. */
export interface Colours {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
  /** The width and height of the page in points. */
  readonly size: readonly [number, number]
}

/** The functions of PDFium for pages, which its wrapper does not type. */
interface PageReader extends CharacterReader, ObjectReader {
  _FPDF_ClosePage(page: number): void
  _FPDFPage_GetRotation(page: number): number
  _FPDFPageObj_HasTransparency(object: number): number
  _FPDFPageObj_GetBounds(
    object: number,
    left: number,
    bottom: number,
    right: number,
    top: number,
  ): number
}

const POINTS_PER_INCH = 72
const MAX_DPI = 400
/** So many objects of a page are looked at for what covers others. */
const MAX_COVERING = 20_000
/** How many of the first objects of a page are looked at for a picture. */
const FIRST_OBJECTS = 200

const BOUNDS_BYTES = 16
/** A picture of so much of a page is the page. */
const WHOLE = 0.7

const areaOf = (reader: PageReader, object: number): number => {
  const scratch = reader.wasmExports.malloc(BOUNDS_BYTES)
  try {
    reader._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
    const view = new DataView(reader.HEAPU8.buffer, scratch, BOUNDS_BYTES)
    const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true))
    return Math.abs((right! - left!) * (top! - bottom!))
  } finally {
    reader.wasmExports.free(scratch)
  }
}

/** The texts of a page that a picture of the whole page lies upon. */
const coveredOn = (reader: PageReader, page: number, area: number): ReadonlySet<number> => {
  const count = Math.min(reader._FPDFPage_CountObjects(page), MAX_COVERING)
  const covered = new Set<number>()
  let below: Array<number> = []
  for (let at = 0; at < count; at++) {
    const object = reader._FPDFPage_GetObject(page, at)
    const type = reader._FPDFPageObj_GetType(object)
    if (type === TEXT) below.push(object)
    const covers =
      type === IMAGE &&
      below.length > 0 &&
      areaOf(reader, object) > area * WHOLE &&
      reader._FPDFPageObj_HasTransparency(object) === 0
    if (!covers) continue
    for (const each of below) covered.add(each)
    below = []
  }
  return covered
}

const opened = (
  reader: PageReader,
  document: PDFiumDocument,
  maskPixels: () => MaskPixels,
): Pdf => {
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
  const beyond = (at: number) => withPage(at, (page) => partsBeyond(reader, page, maskPixels()))
  const drawn = async (at: number, side: number, colorSpace: "Gray" | "BGRA") => {
    const limit = beyond(at)
    if (limit !== null) throw new BeyondLimit(limit)
    const { originalWidth, originalHeight } = sizeOf(at)
    const fit = side / Math.max(originalWidth, originalHeight)
    const scale = Math.min(fit, MAX_DPI / POINTS_PER_INCH)
    const { data, width, height } = await document
      .getPage(at)
      .render({ scale, render: "bitmap", colorSpace, renderFormFields: false })
    return { data, width, height, scale, size: [originalWidth, originalHeight] as const }
  }
  return {
    pages: document.getPageCount(),
    words: (at, maxChars) =>
      withPage(at, (page) => {
        const { originalWidth: width, originalHeight: height } = sizeOf(at)
        const covered = coveredOn(reader, page, width * height)
        const { words, quarters } = charactersOf(reader, page, maxChars, covered)
        const shown = undone((reader._FPDFPage_GetRotation(page) & 3) as Quarters)
        const own = shown % 2 === 0 ? { width, height } : { width: height, height: width }
        return { words, placed: (box) => turnedOnPage(turned(box, quarters), shown, own) }
      }),
    hasPicture: (at) =>
      withPage(at, (page) => {
        const count = Math.min(reader._FPDFPage_CountObjects(page), FIRST_OBJECTS)
        return Array.from({ length: count }, (_, index) =>
          reader._FPDFPageObj_GetType(reader._FPDFPage_GetObject(page, index)),
        ).some((type) => type === IMAGE || type === FORM)
      }),
    heightOf: (at) => sizeOf(at).originalHeight,
    beyond,
    picture: async (at, side) => {
      const { data, width, height, scale } = await drawn(at, side, "Gray")
      return { gray: data, width, height, scale }
    },
    colours: async (at, side) => {
      const { data, width, height, size } = await drawn(at, side, "BGRA")
      return { rgba: data, width, height, size }
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
      return await use(
        opened(
          module,
          document,
          lazy(() => maskPixelsIn(bytes)),
        ),
      )
    } finally {
      document.destroy()
    }
  } finally {
    library.destroy()
  }
}

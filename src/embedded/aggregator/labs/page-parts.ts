import { type LabLimit, MAX_OBJECTS, MAX_PIXELS } from "#domain/lab-limit"
import type { MaskPixels } from "#embedded/aggregator/labs/soft-masks"

/** The functions of PDFium for what a page is drawn of, which its wrapper does not type. */
export interface ObjectReader {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(at: number): void }
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, at: number): number
  _FPDFFormObj_CountObjects(form: number): number
  _FPDFFormObj_GetObject(form: number, at: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_GetAnnot(page: number, at: number): number
  _FPDFPage_CloseAnnot(annotation: number): void
  _FPDFAnnot_GetObjectCount(annotation: number): number
  _FPDFAnnot_GetObject(annotation: number, at: number): number
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number
}

/** The types of objects that are text, pictures, and what may have all of these in it. */
export const TEXT = 1
export const IMAGE = 3
export const FORM = 5

const SIZE_BYTES = 8

/**
 * The limit that makes a page too much to draw, by the sizes that its pictures and their masks state: none is unpacked
 * for it. What its annotations look like counts too; the cells of patterns and the groups of graphics states do not.
 */
export const partsBeyond = (
  reader: ObjectReader,
  page: number,
  maskPixels: MaskPixels,
): LabLimit | null => {
  const scratch = reader.wasmExports.malloc(SIZE_BYTES)
  const forms: Array<number> = []
  let objects = 0
  let pixels = 0

  const add = (object: number) => {
    const type = reader._FPDFPageObj_GetType(object)
    if (type === FORM) forms.push(object)
    if (type !== IMAGE) return
    reader._FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)
    const view = new DataView(reader.HEAPU8.buffer, scratch, SIZE_BYTES)
    const [width, height] = [view.getUint32(0, true), view.getUint32(4, true)]
    pixels += width * height + maskPixels(width, height)
  }
  const addAll = (count: number, objectAt: (at: number) => number) => {
    objects += count
    if (objects <= MAX_OBJECTS) for (let at = 0; at < count; at++) add(objectAt(at))
  }

  const addForms = () => {
    for (let form = forms.pop(); form !== undefined && objects <= MAX_OBJECTS; form = forms.pop()) {
      const of = form
      addAll(reader._FPDFFormObj_CountObjects(of), (at) => reader._FPDFFormObj_GetObject(of, at))
    }
  }
  const addAnnotations = () => {
    const annotations = reader._FPDFPage_GetAnnotCount(page)
    objects += annotations
    for (let index = 0; index < annotations && objects <= MAX_OBJECTS; index++) {
      const annotation = reader._FPDFPage_GetAnnot(page, index)
      if (annotation === 0) continue
      try {
        addAll(reader._FPDFAnnot_GetObjectCount(annotation), (at) =>
          reader._FPDFAnnot_GetObject(annotation, at),
        )
        // Its objects are gone when it is closed.
        addForms()
      } finally {
        reader._FPDFPage_CloseAnnot(annotation)
      }
    }
  }

  try {
    const onPage = reader._FPDFPage_CountObjects(page)
    addAll(onPage, (at) => reader._FPDFPage_GetObject(page, at))
    addForms()
    addAnnotations()
  } finally {
    reader.wasmExports.free(scratch)
  }
  if (objects > MAX_OBJECTS) return "too_many_objects"
  return pixels > MAX_PIXELS ? "too_many_pixels" : null
}

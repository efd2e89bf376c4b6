import { deflateSync } from "node:zlib"
import { repeated } from "#test/repeated-bytes"

/** An object of a PDF: its dictionary or value, and the bytes of its stream where it has one. */
interface PdfObject {
  readonly text: string
  readonly stream?: Uint8Array
}

const joined = (parts: ReadonlyArray<string | Uint8Array>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))),
  )

/** A PDF of objects, the first of which is its catalogue; `trailer` is what stands in the trailer besides. */
export const pdfOfObjects = (
  objects: ReadonlyArray<PdfObject>,
  trailer = "",
): Uint8Array<ArrayBuffer> => {
  const parts: Array<string | Uint8Array> = ["%PDF-1.7\n"]
  const offsets: Array<number> = []
  let length = parts[0]!.length
  const add = (part: string | Uint8Array) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach(({ text, stream }, at) => {
    offsets.push(length)
    add(`${at + 1} 0 obj\n`)
    if (stream) {
      add(`${text.replace(/>>$/, `/Length ${stream.length}>>`)}\nstream\n`)
      add(stream)
      add("\nendstream\nendobj\n")
    } else add(`${text}\nendobj\n`)
  })
  const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("")
  const xref = length
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${xref}\n%%EOF\n`)
  return joined(parts)
}

/** A PDF of one page: its contents, what they name, and the objects behind it, which count from 4. */
const onePage = (
  contents: PdfObject,
  resources: string,
  more: ReadonlyArray<PdfObject> = [],
  box = "0 0 612 792",
) =>
  pdfOfObjects([
    { text: "<</Type/Catalog/Pages 2 0 R>>" },
    {
      text: `<</Type/Pages/Count 1/Kids[3 0 R]>>`,
    },
    {
      text: `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<${resources}>>/Contents 4 0 R>>`,
    },
    contents,
    ...more,
  ])

const FLATE = "/Filter/FlateDecode"

/** Forms, each of which draws the next twice. */
export const nestedForms = (depth: number) =>
  onePage(
    { text: "<<>>", stream: Buffer.from("/F Do") },
    "/XObject<</F 5 0 R>>",
    Array.from({ length: depth }, (_, at) => {
      const isLast = at === depth - 1
      return {
        text:
          `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]` +
          `${isLast ? "" : `/Resources<</XObject<</F ${at + 6} 0 R>>>>`}>>`,
        stream: Buffer.from(isLast ? "0 0 m 9 9 l S" : "/F Do /F Do"),
      }
    }),
  )

/** A page that is a picture of one brightness. */
export const hugePicture = (side: number) =>
  onePage(
    { text: "<<>>", stream: Buffer.from("612 0 0 792 0 0 cm /Im Do") },
    "/XObject<</Im 5 0 R>>",
    [
      {
        text:
          `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}` +
          `/ColorSpace/DeviceGray/BitsPerComponent 8${FLATE}>>`,
        stream: repeated("\0", Math.ceil((side * side) / 1_000_000)),
      },
    ],
  )

const image = (side: number, more = "") =>
  `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8${more}>>`

/** A page with a picture of one dot whose mask has a side of so many. */
export const hugeMask = (side: number) =>
  onePage(
    { text: "<<>>", stream: Buffer.from("612 0 0 792 0 0 cm /Im Do") },
    "/XObject<</Im 5 0 R>>",
    [
      { text: image(1, "/SMask 6 0 R"), stream: Buffer.from("0") },
      {
        text: image(side, FLATE),
        stream: repeated("\0", Math.ceil((side * side) / 1_000_000)),
      },
    ],
  )

/** A page with a stamp that is a picture with a side of so many dots. */
export const hugeStamp = (side: number) =>
  pdfOfObjects([
    { text: "<</Type/Catalog/Pages 2 0 R>>" },
    { text: "<</Type/Pages/Count 1/Kids[3 0 R]>>" },
    { text: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Annots[5 0 R]>>" },
    { text: "<<>>", stream: Buffer.from("0 0 m") },
    { text: "<</Type/Annot/Subtype/Stamp/Rect[0 0 612 792]/F 4/AP<</N 6 0 R>>>>" },
    {
      text: "<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Resources<</XObject<</Im 7 0 R>>>>>>",
      stream: Buffer.from("612 0 0 792 0 0 cm /Im Do"),
    },
    {
      text: image(side, FLATE),
      stream: repeated("\0", Math.ceil((side * side) / 1_000_000)),
    },
  ])

/** A page whose contents unpack to so many megabytes of a piece. */
export const unpackingContents = (piece: string, megabytes: number) =>
  onePage({ text: `<<${FLATE}>>`, stream: repeated(piece, megabytes) }, "")

/** A page that is shown so many times over, and how many times it says that it is. */
export const manyPages = (count: number, claimed = count) =>
  pdfOfObjects([
    { text: "<</Type/Catalog/Pages 2 0 R>>" },
    { text: `<</Type/Pages/Count ${claimed}/Kids[${"3 0 R ".repeat(count)}]>>` },
    { text: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>" },
    { text: "<<>>", stream: Buffer.from("0 0 m") },
  ])

/** A page with a picture on it, so that it is looked at. */
const looked = (contents: string, box?: string) =>
  onePage(
    { text: `<<${FLATE}>>`, stream: deflateSync(Buffer.from(`/Im Do ${contents}`)) },
    "/XObject<</Im 5 0 R>>",
    [
      {
        text: "<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8>>",
        stream: Buffer.from("0"),
      },
    ],
    box,
  )

/** A page of a box. */
export const boxed = (box: string) => looked("", box)

/** A page drawn of so many lines. */
export const manyLines = (count: number) => looked("0 0 m 9 9 l S ".repeat(count))

/** A page drawn of so many lines, each of a hundred thousand dashes. */
export const dashedLines = (count: number) =>
  looked(`[.005 .005] 0 d ${"0 0 m 612 792 l S ".repeat(count)}`)

/** Objects within a stream that unpacks to so many megabytes. */
export const unpackingObjects = (megabytes: number) =>
  pdfOfObjects(
    [
      { text: "<</Type/Catalog/Pages 2 0 R>>" },
      { text: "<</Type/Pages/Count 1/Kids[3 0 R]>>" },
      { text: "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>" },
      { text: `<</Type/ObjStm/N 1/First 8${FLATE}>>`, stream: repeated("9 0 << >> ", megabytes) },
    ],
    "",
  )

/** A file whose table of objects goes on in itself. */
export const loopingXref = () => {
  const plain = Buffer.from(nestedForms(1)).toString("latin1")
  const at = plain.lastIndexOf("xref\n0")
  return joined([plain.replace("/Root 1 0 R", `/Root 1 0 R/Prev ${at}`)])
}

/** A page tree that is its own child. */
export const loopingPages = () =>
  pdfOfObjects([
    { text: "<</Type/Catalog/Pages 2 0 R>>" },
    { text: "<</Type/Pages/Count 30/Kids[2 0 R 2 0 R]/Parent 2 0 R>>" },
  ])

/** A page of a PDF: what is drawn on it, and by how many degrees it is shown turned. */
export interface DrawnPage {
  readonly content: string
  readonly rotate?: number
  readonly size?: readonly [width: number, height: number]
  /** A picture named /Im: bytes of brightness. */
  readonly picture?: { readonly width: number; readonly height: number; readonly gray: Uint8Array }
}

const escaped = (text: string) => text.replaceAll(/[\\()]/g, (char) => `\\${char}`)

/** Words from a place on, in points from the bottom left, turned by a matrix and drawn in a mode. */
export const words = (
  text: string,
  [x, y]: readonly [number, number],
  { matrix = "1 0 0 1", before = "" } = {},
) => `BT /F1 10 Tf ${before} ${matrix} ${x} ${y} Tm (${escaped(text)}) Tj ET\n`

/** Columns of rows from the top of a page of A4 down. */
export const table = (rows: ReadonlyArray<ReadonlyArray<string>>, before = "") =>
  rows
    .flatMap((row, at) =>
      row.map((text, column) => words(text, [50 + 130 * column, 780 - 18 * at], { before })),
    )
    .join("")

/** A PDF of pages, in Latin letters. */
export const pdfOf = (...pages: ReadonlyArray<DrawnPage>): Uint8Array<ArrayBuffer> => {
  const objects: Array<Buffer> = []
  const add = (text: string, bytes?: Uint8Array) => {
    const body = bytes
      ? Buffer.concat([
          Buffer.from(`${text}\nstream\n`, "latin1"),
          bytes,
          Buffer.from("\nendstream"),
        ])
      : Buffer.from(text, "latin1")
    return objects.push(body)
  }
  const tree = add("")
  const font = add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
  const kids = pages.map(({ content, rotate = 0, size = [595, 842], picture }) => {
    const drawn = Buffer.from(content, "latin1")
    const stream = add(`<</Length ${drawn.length}>>`, drawn)
    const image = picture
      ? add(
          `<</Type/XObject/Subtype/Image/Width ${picture.width}/Height ${picture.height}` +
            `/ColorSpace/DeviceGray/BitsPerComponent 8/Length ${picture.gray.length}>>`,
          picture.gray,
        )
      : null
    const shown = image === null ? "" : `/XObject<</Im ${image} 0 R>>`
    return add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${size.join(" ")}]/Rotate ${rotate}` +
        `/Resources<</Font<</F1 ${font} 0 R>>${shown}>>/Contents ${stream} 0 R>>`,
    )
  })
  const root = add(`<</Type/Catalog/Pages ${tree} 0 R>>`)
  const listed = kids.map((kid) => `${kid} 0 R`).join(" ")
  objects[tree - 1] = Buffer.from(`<</Type/Pages/Count ${kids.length}/Kids[${listed}]>>`)
  const parts: Array<Buffer> = [Buffer.from("%PDF-1.7\n")]
  const offsets: Array<number> = []
  let length = parts[0]!.length
  objects.forEach((object, at) => {
    offsets.push(length)
    const whole = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ])
    parts.push(whole)
    length += whole.length
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
        `trailer<</Size ${objects.length + 1}/Root ${root} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

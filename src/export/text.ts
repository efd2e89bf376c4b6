/** About as many characters are encoded at once. */
const PIECE_CHARS = 65_536

const encoder = new TextEncoder()

/** Lines as the bytes of a file, in pieces. */
export function* encoded(lines: Iterable<string>): Generator<Uint8Array> {
  let text = ""
  for (const line of lines) {
    text += `${line}\n`
    if (text.length < PIECE_CHARS) continue
    yield encoder.encode(text)
    text = ""
  }
  if (text !== "") yield encoder.encode(text)
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ""
  if (typeof cell === "object") return JSON.stringify(cell)
  if (typeof cell !== "string") return String(cell)
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Cells as a line of CSV; a text that a spreadsheet would run as a formula gets an apostrophe. */
export const csvLine = (cells: ReadonlyArray<unknown>): string =>
  cells
    .map((cell) => {
      const text = textOf(cell)
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(",")

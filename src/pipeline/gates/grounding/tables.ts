const ROW = /^\s{0,9}\|/

const cellsOf = (row: string): ReadonlyArray<string> =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim())

/** A cell of a table with the words that stand above it and before it. */
export interface Cell {
  readonly header: string
  readonly sentence: string
}

/** The cells of a row of a table of Markdown, by the lines before it; none where it is no such row. */
export const cellsUnder = (text: string, before: string): ReadonlyArray<Cell> => {
  if (!ROW.test(text)) return []
  const lines = before.trimEnd().split("\n")
  const first = lines.findLastIndex((line) => !ROW.test(line)) + 1
  const headers = cellsOf(lines[first] ?? "")
  const cells = cellsOf(text)
  if (first === lines.length || headers.length !== cells.length) return []
  return cells.slice(1).map((cell, at) => {
    const header = headers[at + 1]!
    return { header, sentence: `${cells[0]}: ${cell}, ${header}` }
  })
}

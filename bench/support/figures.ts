/** The middle value; of an even count the upper of the two. */
export const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The value that the given share of all values does not exceed. */
export const quantile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** A number with about three significant digits and separated thousands. */
export const figure = (value: number): string =>
  value.toLocaleString("en-US", {
    maximumFractionDigits: Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2,
  })

/** How many times the floor a value is. */
export const times = (value: number, floor: number): string => `${(value / floor).toFixed(2)}x`

/** Prints a Markdown table; numbers stand right. */
export const table = (
  columns: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): void => {
  const line = (cells: ReadonlyArray<string | number>) =>
    `| ${cells.map((cell) => (typeof cell === "number" ? figure(cell) : cell)).join(" | ")} |`
  console.log(line(columns))
  console.log(`|${columns.map((_, index) => (index === 0 ? "---" : "---:")).join("|")}|`)
  for (const row of rows) console.log(line(row))
}

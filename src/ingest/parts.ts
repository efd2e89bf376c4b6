import type { Normalised, Rows } from "#ingest/normalise"

/** A delivery of more rows is written in several transactions: each holds up everybody else. */
const ROWS_TOGETHER = 10

const slices = <Item>(items: ReadonlyArray<Item>): ReadonlyArray<ReadonlyArray<Item>> => {
  const parts: Array<ReadonlyArray<Item>> = []
  for (let from = 0; from < items.length; from += ROWS_TOGETHER)
    parts.push(items.slice(from, from + ROWS_TOGETHER))
  return parts
}

const isShort = ({ length }: ReadonlyArray<unknown>) => length <= ROWS_TOGETHER

/** Splits a parsed delivery into parts that are short to write, in order; at least one. */
export const partsOf = (normalised: Normalised): ReadonlyArray<Normalised> => {
  switch (normalised.kind) {
    case "lab_report":
      if (isShort(normalised.report.results)) return [normalised]
      return slices(normalised.report.results).map((results) => ({
        ...normalised,
        report: { ...normalised.report, results },
      }))
    case "rows":
      if (isShort(normalised.rows.items)) return [normalised]
      return slices<unknown>(normalised.rows.items).map((items) => ({
        ...normalised,
        rows: { ...normalised.rows, items } as Rows,
      }))
    default:
      return [normalised]
  }
}

import { type SegmentCost, squaredCost } from "#statistics/series/partition"

/** The levels of a series, when it has a given number of breaks. */
export interface Segments {
  /** After how many values each further level begins. */
  readonly breaks: ReadonlyArray<number>
  readonly rss: number
  /** Schwarz's criterion of a mean a level, the places of breaks, and one variance. */
  readonly bic: number
}

/**
 * The levels that leave least for 0, 1, 2, … breaks, each level `shortest` values at least, by dynamic
 * programming (Bai and Perron 2003). The number with the smallest criterion is their choice.
 */
export const segmentsByCount = (
  values: ArrayLike<number>,
  shortest: number,
  most: number,
): ReadonlyArray<Segments> => {
  const n = values.length
  const cost = squaredCost(values, 1)
  const rows: Array<Row> = [firstRow(n, cost, shortest)]
  for (let count = 1; count <= most; count++) rows.push(nextRow(rows[count - 1]!, cost, shortest))
  return rows.map(({ least }, count) => {
    const rss = least[n]!
    const breaks: Array<number> = []
    let end = n
    for (let row = count; row > 0; row--) {
      end = rows[row]!.previous[end]!
      breaks.unshift(end)
    }
    const logLikelihood = (-n / 2) * (Math.log(rss) + 1 - Math.log(n) + Math.log(2 * Math.PI))
    return { breaks, rss, bic: -2 * logLikelihood + 2 * (count + 1) * Math.log(n) }
  })
}

/** What so many levels leave of the first values, and where the last of them begins. */
interface Row {
  readonly least: Float64Array
  readonly previous: Int32Array
}

const firstRow = (n: number, cost: SegmentCost, shortest: number): Row => ({
  least: Float64Array.from({ length: n + 1 }, (_, to) =>
    to < shortest ? Number.POSITIVE_INFINITY : cost(0, to),
  ),
  previous: new Int32Array(n + 1),
})

const nextRow = (before: Row, cost: SegmentCost, shortest: number): Row => {
  const least = new Float64Array(before.least.length).fill(Number.POSITIVE_INFINITY)
  const previous = new Int32Array(before.least.length)
  for (let to = shortest; to < least.length; to++)
    for (let from = shortest; from <= to - shortest; from++) {
      const total = before.least[from]! + cost(from, to)
      if (total < least[to]!) {
        least[to] = total
        previous[to] = from
      }
    }
  return { least, previous }
}

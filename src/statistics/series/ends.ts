import { median } from "#statistics/sample/descriptive"
import { compareWindows } from "#statistics/series/comparison"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { sliceGrid } from "#statistics/series/day-range"

/** The last days of a series compared with its first, in the unit of the metric. */
export interface Ends {
  readonly n: number
  /** The medians of the first and of the last days. */
  readonly first: number
  readonly last: number
  /** The median of the last days minus that of the first. */
  readonly difference: number
  readonly p_value: number
  /** The 95 % interval of `difference`. */
  readonly ci_low: number
  readonly ci_high: number
}

const MONTH = 30

/**
 * The median of the last 30 days minus that of the first 30, or of the halves of a shorter series:
 * used when days are too autocorrelated for a slope. Test and width of the interval are those of the
 * two means, corrected for autocorrelation: medians of strongly autocorrelated days vary no more
 * than their means. Null below seven values at either end.
 */
export const compareEnds = (grid: DayGrid): Ends | null => {
  const days = grid.values.length
  const length = Math.min(MONTH, Math.floor(days / 2))
  const a = sliceGrid(grid, { start: 0, end: length })
  const b = sliceGrid(grid, { start: days - length, end: days })
  const found = compareWindows(a, b)
  if (!found) return null
  const first = median(finite(a.values))
  const last = median(finite(b.values))
  const difference = last - first
  const moved = difference - found.difference
  return {
    n: found.n_a + found.n_b,
    first,
    last,
    difference,
    p_value: found.p_value,
    ci_low: found.ci_low + moved,
    ci_high: found.ci_high + moved,
  }
}

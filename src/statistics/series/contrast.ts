import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { squares, variance } from "#statistics/sample/descriptive"
import { neighbours } from "#statistics/series/autocorrelation"
import { compareWindows, type WindowComparison } from "#statistics/series/comparison"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { unbiasedPhi } from "#statistics/series/variance-inflation"

/**
 * The variance of a sum of days of a first-order autoregressive series, each with its own standard
 * deviation: days g apart have correlation φ^g. NaN marks a day that is not part of the sum.
 */
const varianceOfSum = (parts: Float64Array, phi: number): number => {
  let total = 0
  let carried = 0
  for (const part of parts) {
    carried *= phi
    if (Number.isNaN(part)) continue
    total += part * part + 2 * part * carried
    carried += part
  }
  return total
}

/** Merges two grids of the same days by `ofA` and `ofB`; NaN on a day of neither. */
const merged = (
  a: DayGrid,
  b: DayGrid,
  ofA: (value: number) => number,
  ofB: (value: number) => number,
): Float64Array =>
  a.values.map((value, at) => (Number.isNaN(value) ? ofB(b.values[at]!) : ofA(value)))

const keepingGaps = (part: number) => (value: number) => (Number.isNaN(value) ? value : part)

/**
 * Compares two groups of days that alternate on one calendar, such as weekends and weekdays: b minus
 * a. The variance of the difference uses the date of every day, so that slow changes, which both
 * groups share, cancel out and runs of one group do not. The degrees of freedom use the number of
 * independent values a variance of autocorrelated days is estimated from, n (1 - φ²) / (1 + φ²)
 * (Bayley and Hammersley 1946), by Welch and Satterthwaite. Null where `compareWindows` is.
 */
export const contrastDays = (a: DayGrid, b: DayGrid): WindowComparison | null => {
  const plain = compareWindows(a, b)
  if (!plain) return null
  const { n_a, n_b, mean_a, mean_b, difference } = plain
  const residuals = merged(
    a,
    b,
    (value) => value - mean_a,
    (value) => value - mean_b,
  )
  const { count, total } = neighbours(residuals, 0)
  const n = n_a + n_b
  const r = count === 0 ? 0 : total / count / (squares(finite(residuals)) / n)
  const phi = unbiasedPhi(r, n, 2)

  const varianceA = variance(finite(a.values)) / n_a
  const varianceB = variance(finite(b.values)) / n_b
  const parts = merged(
    a,
    b,
    keepingGaps(-Math.sqrt(varianceA / n_a)),
    keepingGaps(Math.sqrt(varianceB / n_b)),
  )
  const squaredError = varianceOfSum(parts, phi)
  const independent = varianceA + varianceB
  const known = (1 - phi ** 2) / (1 + phi ** 2)
  const df = Math.max(
    1,
    independent ** 2 /
      (varianceA ** 2 / Math.max(n_a * known - 1, 1) +
        varianceB ** 2 / Math.max(n_b * known - 1, 1)),
  )
  const error = Math.sqrt(squaredError)
  const half = tQuantile(0.975, df) * error
  const worth = Math.min(1, independent / squaredError)
  return {
    ...plain,
    phi,
    n_eff_a: n_a * worth,
    n_eff_b: n_b * worth,
    df,
    t: difference / error,
    p_value: tTwoSided(difference / error, df),
    ci_low: difference - half,
    ci_high: difference + half,
  }
}

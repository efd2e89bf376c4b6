import { tQuantile, tTwoSided } from "#statistics/distribution/student"
import { squares, variance } from "#statistics/sample/descriptive"
import { neighbours } from "#statistics/series/autocorrelation"
import { compareWindows, type WindowComparison } from "#statistics/series/comparison"
import { type DayGrid, finite } from "#statistics/series/day-grid"
import { unbiasedPhi } from "#statistics/series/variance-inflation"

/**
 * The variance of a sum of days of a first-order autoregressive series, each with its own standard
 * deviation in the sum: days a gap of g apart share φ^g of it. A NaN is a day that is not in it.
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

/** Each day's value of whichever kind it is of, by `ofA` and `ofB`; NaN on a day of neither. */
const merged = (
  a: DayGrid,
  b: DayGrid,
  ofA: (value: number) => number,
  ofB: (value: number) => number,
): Float64Array =>
  a.values.map((value, at) => (Number.isNaN(value) ? ofB(b.values[at]!) : ofA(value)))

const keepingGaps = (part: number) => (value: number) => (Number.isNaN(value) ? value : part)

/**
 * Two kinds of days that take turns on one calendar, such as weekends and weekdays: b minus a. Like
 * the comparison of two windows, but every day counts where it stands: what changes slowly is in both
 * kinds and cancels out, what comes in runs does not. Degrees of freedom count the independent values
 * that a variance of so autocorrelated days is known from, n (1 - φ²) / (1 + φ²) (Bayley and Hammersley
 * 1946), by Welch and Satterthwaite. Null where the comparison of windows is.
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

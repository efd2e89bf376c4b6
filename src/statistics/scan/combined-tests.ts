import { tTwoSided } from "#statistics/distribution/student"
import { tOfCorrelation } from "#statistics/sample/spearman"
import { normalScores } from "#statistics/scan/normal-scores"
import type { TestedPair } from "#statistics/scan/tested-pairs"
import { rankTest } from "#statistics/series/association"
import { acf1, MIN_NEIGHBOURS } from "#statistics/series/autocorrelation"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed } from "#statistics/series/day-grid"

/** The normal scores of the calendar residuals of a metric at one lag; 0 on a day without a value. */
interface Scored {
  readonly scores: Float64Array
  readonly present: Uint8Array
  readonly parameters: number
  /** The lag-1 autocorrelation of the scores. */
  readonly phi: number
}

const PHI_LOW = -0.5
const PHI_HIGH = 0.95

const scoredOf = ({ values, weekday }: DayGrid, lag: number): Scored => {
  const { values: left, parameters } = calendarResiduals(delayed(values, lag), weekday)
  const scores = normalScores(left)
  return {
    scores: scores.map((score) => (Number.isNaN(score) ? 0 : score)),
    present: Uint8Array.from(scores, (score) => (Number.isNaN(score) ? 0 : 1)),
    parameters,
    phi: Math.max(PHI_LOW, Math.min(PHI_HIGH, acf1(scores))),
  }
}

/** Pearson's r from sums. */
const correlation = (n: number, x: number, y: number, xx: number, yy: number, xy: number) =>
  (xy - (x * y) / n) / Math.sqrt((xx - (x * x) / n) * (yy - (y * y) / n))

/** The lag-1 autocorrelation from sums over pairs of neighbouring days. */
const autocorrelation = (
  n: number,
  sum: number,
  squares: number,
  pairs: number,
  ends: number,
  products: number,
) => {
  const mean = sum / n
  const variance = squares / n - mean * mean
  return (products - mean * ends + mean * mean * pairs) / pairs / variance
}

/**
 * Combines two p values of one null hypothesis under any dependence (Cauchy combination, Liu and
 * Xie 2020).
 */
const combined = (a: number, b: number): number => {
  const half = (p: number) => (p < 1e-15 ? 1 / (p * Math.PI) : Math.tan((0.5 - p) * Math.PI))
  const mean = (half(a) + half(b)) / 2
  return mean > 1e15 ? 1 / (mean * Math.PI) : 0.5 - Math.atan(mean) / Math.PI
}

/**
 * The combined p value of a pair: of the correlation of scores with its effective sample size, and
 * of the correlation after prewhitening both by the autocorrelation of the target.
 */
const pOf = (one: Scored, other: Scored): number | null => {
  const { scores: xs, present: px } = one
  const { scores: ys, present: py, phi } = other
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  let [pairs, xEnds, yEnds, xLagged, yLagged] = [0, 0, 0, 0, 0]
  let [u, v, uu, vv, uv] = [0, 0, 0, 0, 0]
  let before = 0
  let xBefore = 0
  let yBefore = 0
  for (let day = 0; day < xs.length; day++) {
    const common = px[day]! & py[day]!
    const dx = common * xs[day]!
    const dy = common * ys[day]!
    n += common
    x += dx
    y += dy
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
    const both = common & before
    pairs += both
    xEnds += both * (dx + xBefore)
    yEnds += both * (dy + yBefore)
    xLagged += dx * xBefore
    yLagged += dy * yBefore
    const du = both * (dx - phi * xBefore)
    const dv = both * (dy - phi * yBefore)
    u += du
    v += dv
    uu += du * du
    vv += dv * dv
    uv += du * dv
    before = common
    xBefore = dx
    yBefore = dy
  }
  const isTooSparse = pairs < MIN_NEIGHBOURS
  const nuisance = Math.max(one.parameters, other.parameters) - 1
  const rho = correlation(n, x, y, xx, yy, xy)
  const acfX = isTooSparse ? 0 : autocorrelation(n, x, xx, pairs, xEnds, xLagged)
  const acfY = isTooSparse ? 0 : autocorrelation(n, y, yy, pairs, yEnds, yLagged)
  const direct = rankTest({ n, rho, acfX, acfY }, nuisance)
  if (!direct) return null
  const df = pairs - 2 - nuisance
  const filtered = correlation(pairs, u, v, uu, vv, uv)
  return df < 1 || Number.isNaN(filtered)
    ? direct.p_value
    : combined(direct.p_value, tTwoSided(tOfCorrelation(filtered, df), df))
}

/**
 * Tests the pairs of `testPairs` with more power. Normal scores (van der Waerden) are fully
 * efficient for normal data where ranks lose a tenth of the days (Hodges and Lehmann 1961), and the
 * prewhitened correlation finds effects on strongly autocorrelated targets, whose effective sample
 * size is small. Each metric is ranked once per lag; a pair takes one pass over the days.
 */
export const testPairsCombined = (
  grids: ReadonlyArray<DayGrid>,
  longest: number,
  isAsked: (feature: number, target: number) => boolean,
): ReadonlyArray<TestedPair> => {
  const targets = grids.map((grid) => scoredOf(grid, 0))
  return grids.flatMap((grid, feature) => {
    const lags = Array.from({ length: longest + 1 }, (_, lag) =>
      lag === 0 ? targets[feature]! : scoredOf(grid, lag),
    )
    const pairs: Array<TestedPair> = []
    targets.forEach((target, to) => {
      if (to === feature || !isAsked(feature, to)) return
      lags.forEach((from, lag) => {
        if (lag === 0 && to < feature) return
        const p_value = pOf(from, target)
        if (p_value !== null) pairs.push({ feature, target: to, lag, p_value })
      })
    })
    return pairs
  })
}

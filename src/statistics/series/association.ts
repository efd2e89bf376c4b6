import { tTwoSided } from "#statistics/distribution/student"
import { pearson } from "#statistics/sample/pearson"
import { midRanks } from "#statistics/sample/ranks"
import { spearman, spearmanInterval, tOfCorrelation } from "#statistics/sample/spearman"
import { acf1, closedUp } from "#statistics/series/autocorrelation"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed } from "#statistics/series/day-grid"

/** The association of two metrics of one person, day by day. */
export interface Association {
  /** Pairs of days with a value on both sides. */
  readonly n: number
  /** The effective sample size. */
  readonly n_eff: number
  readonly df: number
  /** Parameters removed from both sides besides the mean: time, weekdays, the metrics of `given`. */
  readonly nuisance: number
  /** Spearman's rank correlation of the residuals, -1 to 1. */
  readonly rho: number
  readonly t: number
  readonly p_value: number
  /** The 95 % interval of `rho`. */
  readonly ci_low: number
  readonly ci_high: number
  /** The correlation of the prewhitened residuals, x_t - phi x_{t-1}. */
  readonly prewhitened: { readonly n: number; readonly rho: number; readonly p_value: number }
  /** Whether the prewhitened correlation has the same sign and p below 0.05. */
  readonly confirmed: boolean
}

const MIN_PAIRS = 20
const MIN_DF = 5
const P = 0.05

/**
 * Spearman's rank correlation of a feature on day d and a target on day d + lag, for daily values of
 * one person. Trend, weekday and the metrics of `given` (as of the feature's day: what comes later
 * may be an effect) are removed from both sides first. Autocorrelation reduces the sample size: with
 * the lag-1 autocorrelations a and b of the ranks, n_eff = n (1 - ab) / (1 + ab), n at most
 * (Bretherton et al. 1999). t has n_eff - 2 - nuisance degrees of freedom; the interval is Bonett
 * and Wright's (2000). Null below 20 pairs or 5 degrees of freedom, or when a side has no variation
 * left.
 */
export const associate = (
  feature: DayGrid,
  target: DayGrid,
  lag: number,
  given: ReadonlyArray<DayGrid> = [],
): Association | null => {
  const others = given.map(({ values }) => delayed(values, lag))
  const x = calendarResiduals(delayed(feature.values, lag), target.weekday, others)
  const y = calendarResiduals(target.values, target.weekday, others)
  const nuisance = Math.max(x.parameters, y.parameters) - 1
  const n = keepPairs(x.values, y.values)
  const a = midRanks(x.values)
  const b = midRanks(y.values)
  const rho = pearsonOfPairs(a, b)
  const tested = rankTest({ n, rho, acfX: acf1(closedUp(a)), acfY: acf1(closedUp(b)) }, nuisance)
  if (!tested) return null
  const prewhitened = spearmanOfChanges(x.values, y.values)
  return {
    n,
    nuisance,
    rho,
    ...tested,
    ...spearmanInterval(rho, tested.n_eff - nuisance),
    prewhitened,
    confirmed: prewhitened.p_value < P && Math.sign(prewhitened.rho) === Math.sign(rho),
  }
}

/** The correlation of two series of ranks over the same days, and the lag-1 autocorrelation of each. */
export interface RankPairs {
  readonly n: number
  readonly rho: number
  readonly acfX: number
  readonly acfY: number
}

/**
 * The t test of `associate` for a rank correlation of autocorrelated days, with `nuisance`
 * parameters removed before. Null below 20 pairs or 5 degrees of freedom, or when a side never
 * varies.
 */
export const rankTest = (
  { n, rho, acfX, acfY }: RankPairs,
  nuisance: number,
): Pick<Association, "n_eff" | "df" | "t" | "p_value"> | null => {
  const shared = acfX * acfY
  const n_eff = Math.min(n, (n * (1 - shared)) / (1 + shared))
  const df = n_eff - 2 - nuisance
  if (n < MIN_PAIRS || df < MIN_DF || Number.isNaN(rho)) return null
  const t = tOfCorrelation(rho, df)
  return { n_eff, df, t, p_value: tTwoSided(t, df) }
}

/** Sets both series to NaN on days on which either has no value; returns the number of days left. */
const keepPairs = (x: Float64Array, y: Float64Array): number => {
  let n = 0
  for (let at = 0; at < x.length; at++)
    if (Number.isNaN(x[at]!) || Number.isNaN(y[at]!)) x[at] = y[at] = Number.NaN
    else n++
  return n
}

const isKnown = (value: number) => !Number.isNaN(value)

/** Pearson's r of two series with the same gaps. */
const pearsonOfPairs = (x: Float64Array, y: Float64Array) =>
  pearson(x.filter(isKnown), y.filter(isKnown))

/** The autocorrelation used for prewhitening is clamped to this range. */
const PHI_LOW = -0.5
const PHI_HIGH = 0.95
const MIN_CHANGES = 16

/** Spearman's correlation of x_t - phi x_{t-1} of both sides, phi their lag-1 autocorrelations. */
const spearmanOfChanges = (x: Float64Array, y: Float64Array): Association["prewhitened"] => {
  const changes = (values: Float64Array) => {
    const phi = Math.max(PHI_LOW, Math.min(PHI_HIGH, acf1(values)))
    return values
      .subarray(1)
      .map((value, at) => value - phi * values[at]!)
      .filter(isKnown)
  }
  const from = changes(x)
  const found = from.length < MIN_CHANGES ? null : spearman(from, changes(y))
  return { n: from.length, rho: found?.rho ?? 0, p_value: found?.p_value ?? 1 }
}

import { mean, median, squares, sum } from "#statistics/sample/descriptive"
import { fTail } from "#test/statistics/distribution/fisher"

type Groups = ReadonlyArray<ArrayLike<number>>

/** How much of what values vary is between groups. */
export interface AnalysisOfVariance {
  readonly ss_between: number
  readonly ss_within: number
  readonly df_between: number
  readonly df_within: number
  readonly ms_between: number
  readonly ms_within: number
  readonly f: number
  readonly p_value: number
  /** The share between groups. */
  readonly r_squared: number
  readonly residual_sd: number
}

/** Fisher's one-way analysis of variance of independent groups with the same variance. */
export const analysisOfVariance = (groups: Groups): AnalysisOfVariance => {
  const grand = mean(groups.flatMap((group) => Array.from(group)))
  const n = groups.reduce((total, group) => total + group.length, 0)
  // Around the grand mean: leading digits that all values share would be lost to rounding.
  const centred = groups.map((group) => Float64Array.from(group, (value) => value - grand))
  const ss_between = sum(centred.map((group) => group.length * mean(group) ** 2))
  const ss_within = sum(centred.map(squares))
  const df_between = groups.length - 1
  const df_within = n - groups.length
  const ms_between = ss_between / df_between
  const ms_within = ss_within / df_within
  const f = ms_between / ms_within
  return {
    ss_between,
    ss_within,
    df_between,
    df_within,
    ms_between,
    ms_within,
    f,
    p_value: fTail(f, df_between, df_within),
    r_squared: ss_between / (ss_between + ss_within),
    residual_sd: Math.sqrt(ms_within),
  }
}

/**
 * The test of equal spreads by Brown and Forsythe (1974): Levene's, an analysis of variance of distances
 * from the median of each group.
 */
export const brownForsythe = (groups: Groups): AnalysisOfVariance =>
  analysisOfVariance(
    groups.map((group) => {
      const centre = median(group)
      return Float64Array.from(group, (value) => Math.abs(value - centre))
    }),
  )

import { tTwoSided } from "#statistics/distribution/student"
import { mean, squares } from "#statistics/sample/descriptive"
import { midRanks } from "#statistics/sample/ranks"

export interface BrunnerMunzel {
  /** Positive where values of b tend to be larger. */
  readonly statistic: number
  readonly df: number
  readonly p_value: number
}

/**
 * Brunner and Munzel's (2000) test that neither of two independent samples tends to larger values,
 * whatever their spreads: the difference of mean ranks over its standard error, t with Satterthwaite's
 * degrees of freedom.
 */
export const brunnerMunzel = (a: ArrayLike<number>, b: ArrayLike<number>): BrunnerMunzel => {
  const n = a.length
  const m = b.length
  const ranks = midRanks([...Array.from(a), ...Array.from(b)])
  const inA = ranks.slice(0, n)
  const inB = ranks.slice(n)
  const spread = (all: Float64Array, own: Float64Array) =>
    (all.length * squares(all.map((rank, at) => rank - own[at]!))) / (all.length - 1)
  const spreadA = spread(inA, midRanks(a))
  const spreadB = spread(inB, midRanks(b))
  const statistic = (n * m * (mean(inB) - mean(inA))) / ((n + m) * Math.sqrt(spreadA + spreadB))
  const df = (spreadA + spreadB) ** 2 / (spreadA ** 2 / (n - 1) + spreadB ** 2 / (m - 1))
  return { statistic, df, p_value: tTwoSided(statistic, df) }
}

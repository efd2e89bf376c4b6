import { normalTwoSided } from "#statistics/distribution/normal"
import { median } from "#statistics/sample/descriptive"
import { kendallScore, type MannKendall, standardScore } from "#statistics/sample/mann-kendall"
import { pairwiseSlopes } from "#statistics/sample/theil-sen"
import { concordance } from "#test/statistics/sample/kendall"

/** A series with gaps cut into the years of each season, NaN where there is nothing. */
const seasonsOf = (values: ArrayLike<number>, period: number): ReadonlyArray<Float64Array> => {
  const years = Math.ceil(values.length / period)
  return Array.from({ length: period }, (_, season) =>
    Float64Array.from({ length: years }, (_, year) => values[year * period + season] ?? Number.NaN),
  )
}

const isKnown = (value: number) => !Number.isNaN(value)

/**
 * The seasonal test of Hirsch, Slack and Smith (1982): scores and variances of Mann and Kendall of each of
 * `period` seasons, added up. Gaps are NaN.
 */
export const seasonalTrend = (values: ArrayLike<number>, period: number): MannKendall => {
  const scores = seasonsOf(values, period).map((season) => kendallScore(season.filter(isKnown)))
  const s = scores.reduce((total, score) => total + score.s, 0)
  const variance = scores.reduce((total, score) => total + score.variance, 0)
  const z = standardScore(s, variance)
  return { s, variance, z, p_value: normalTwoSided(z) }
}

/** The median of the slopes a period within each season, and the level at the start that goes with it. */
export const seasonalSlope = (values: ArrayLike<number>, period: number) => {
  const slopes = seasonsOf(values, period).flatMap((season) => {
    const years = Array.from(season, (_, year) => year).filter((year) => isKnown(season[year]!))
    return [
      ...pairwiseSlopes(
        years,
        years.map((year) => season[year]!),
      ),
    ]
  })
  const days = Array.from(values, (_, at) => at).filter((at) => isKnown(values[at]!))
  const slope = median(slopes)
  const level = median(days.map((at) => values[at]!))
  return { slope, intercept: level - (median(days) / period) * slope }
}

/**
 * The same with the covariances of seasons (Dietz and Killeen 1981; Hirsch and Slack 1984), of the years
 * in which no season is missing: (Σ sign products + 4 Σ rank products - n (n + 1)²) / 3 of two seasons.
 */
export const correlatedSeasonalTrend = (values: ArrayLike<number>, period: number): MannKendall => {
  const seasons = seasonsOf(values, period)
  const whole = seasons[0]!.map((_, year) => +seasons.every((season) => isKnown(season[year]!)))
  const kept = seasons.map((season) => season.filter((_, year) => whole[year] === 1))
  const n = kept[0]!.length
  const ranks = kept.map((season) =>
    season.map(
      (value) => (n + 1 + season.reduce((sum, other) => sum + Math.sign(value - other), 0)) / 2,
    ),
  )
  const s = kept.reduce((total, season) => total + kendallScore(season).s, 0)
  let variance = 0
  kept.forEach((a, i) => {
    kept.forEach((b, j) => {
      const products = ranks[i]!.reduce((sum, rank, at) => sum + rank * ranks[j]![at]!, 0)
      variance += (concordance(a, b) + 4 * products - n * (n + 1) ** 2) / 3
    })
  })
  const z = s / Math.sqrt(variance)
  return { s, variance, z, p_value: normalTwoSided(z) }
}

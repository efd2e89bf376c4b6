/** The normal quantile of 0.975. */
const Z_975 = 1.959963984540054

/** By how many percent two tests of an unchanged person may differ: both are positive numbers. */
export interface ReferenceChange {
  readonly rise: number
  readonly fall: number
}

/**
 * The reference change value of two results, from the coefficients of variation (percent) of the method
 * and within a healthy person: √2 · 1.96 · √(CVa² + CVi²), the same either way (Fraser and Harris 1989).
 */
export const referenceChange = (analytical: number, within: number): ReferenceChange => {
  const either = Math.SQRT2 * Z_975 * Math.hypot(analytical, within)
  return { rise: either, fall: either }
}

/**
 * The same where results are log-normal, so that rises are larger than falls (Fokkema et al. 2006):
 * 100 (exp(±√2 · 1.96 σ) - 1), σ² = ln(1 + CV²).
 */
export const skewedReferenceChange = (analytical: number, within: number): ReferenceChange => {
  const sigma = Math.sqrt(Math.log1p((analytical / 100) ** 2 + (within / 100) ** 2))
  const half = Math.SQRT2 * Z_975 * sigma
  return { rise: 100 * Math.expm1(half), fall: -100 * Math.expm1(-half) }
}

/** The change from one result to the next in percent of the size of the first. */
export const percentChange = (before: number, after: number): number =>
  (100 * (after - before)) / Math.abs(before)

/** Whether a change in percent is more than an unchanged person may show. */
export const exceeds = (percent: number, { rise, fall }: ReferenceChange): boolean =>
  percent > rise || percent < -fall

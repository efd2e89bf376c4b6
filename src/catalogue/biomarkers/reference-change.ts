/** The normal quantile of 0.975. */
const Z_975 = 1.959963984540054

/** The largest rise and fall, in percent, between two tests of an unchanged person; both are positive. */
export interface ReferenceChange {
  readonly rise: number
  readonly fall: number
}

/**
 * The reference change value of two results, from the analytical and the within-person coefficients
 * of variation (percent): √2 · 1.96 · √(CVa² + CVi²), the same for rise and fall (Fraser and Harris
 * 1989).
 */
export const referenceChange = (analytical: number, within: number): ReferenceChange => {
  const either = Math.SQRT2 * Z_975 * Math.hypot(analytical, within)
  return { rise: either, fall: either }
}

/**
 * The reference change value for log-normal results, whose rises are larger than falls (Fokkema et
 * al. 2006): 100 (exp(±√2 · 1.96 σ) - 1), σ² = ln(1 + CV²).
 */
export const skewedReferenceChange = (analytical: number, within: number): ReferenceChange => {
  const sigma = Math.sqrt(Math.log1p((analytical / 100) ** 2 + (within / 100) ** 2))
  const half = Math.SQRT2 * Z_975 * sigma
  return { rise: 100 * Math.expm1(half), fall: -100 * Math.expm1(-half) }
}

/** The change between two results in percent of the absolute value of the first. */
export const percentChange = (before: number, after: number): number =>
  (100 * (after - before)) / Math.abs(before)

/** Whether a change in percent exceeds the reference change value. */
export const exceeds = (percent: number, { rise, fall }: ReferenceChange): boolean =>
  percent > rise || percent < -fall

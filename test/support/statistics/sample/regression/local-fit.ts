/** Cleveland's (1979) tricube weight of a distance, 1 at none and 0 from `width` on. */
export const tricube = (distance: number, width: number): number => {
  if (distance <= 0.001 * width) return 1
  return distance <= 0.999 * width ? (1 - (distance / width) ** 3) ** 3 : 0
}

/**
 * The weighted mean (degree 0) or line (1), at `at`, of the points from `left` on, one for each weight; x is in
 * ascending order. The mean also where x hardly varies, by a thousandth of its range. Null without weight.
 */
export const localFit = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  at: number,
  left: number,
  weights: ReadonlyArray<number>,
  degree: 0 | 1,
): number | null => {
  const all = weights.reduce((total, weight) => total + weight, 0)
  if (all <= 0) return null
  const shares = weights.map((weight) => weight / all)
  const meanOf = (value: (point: number) => number) =>
    shares.reduce((total, share, place) => total + share * value(left + place), 0)
  const middle = meanOf((point) => x[point]!)
  const spread = meanOf((point) => (x[point]! - middle) ** 2)
  const varies = Math.sqrt(spread) > 0.001 * (x[x.length - 1]! - x[0]!)
  const tilt = degree === 1 && varies ? (at - middle) / spread : 0
  return meanOf((point) => (1 + tilt * (x[point]! - middle)) * y[point]!)
}

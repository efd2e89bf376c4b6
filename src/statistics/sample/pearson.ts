import { mean } from "#statistics/sample/descriptive"

/** Pearson's product-moment correlation, -1 to 1; NaN when a side never varies. */
export const pearson = (x: ArrayLike<number>, y: ArrayLike<number>): number => {
  const centreX = mean(x)
  const centreY = mean(y)
  let xy = 0
  let xx = 0
  let yy = 0
  for (let at = 0; at < x.length; at++) {
    const a = x[at]! - centreX
    const b = y[at]! - centreY
    xy += a * b
    xx += a * a
    yy += b * b
  }
  if (xx === 0 || yy === 0) return Number.NaN
  return Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy)))
}

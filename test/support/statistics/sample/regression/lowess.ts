import { median } from "#statistics/sample/descriptive"
import { localFit, tricube } from "#test/statistics/sample/regression/local-fit"

export interface LowessOptions {
  /** The share of points that each fit looks at. */
  readonly span: number
  /** How often points far from the curve are given less weight. */
  readonly robustness: number
  /** Points closer than this to one that was fitted are interpolated, in units of x. */
  readonly delta: number
}

const bisquare = (u: number) => (u <= 0.001 ? 1 : u > 0.999 ? 0 : (1 - u * u) ** 2)

/**
 * Cleveland's (1979, 1981) robust locally weighted regression, LOWESS, of y on x in ascending order: at
 * each x a line through the nearest points, weighted by distance, then by bisquares of residuals over six
 * of their medians.
 */
export const lowess = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  { span, robustness, delta }: LowessOptions,
): Float64Array => {
  const n = x.length
  const near = Math.max(2, Math.min(n, Math.floor(span * n + 1e-7)))
  const robust = new Float64Array(n).fill(1)
  let curve = smooth(x, y, near, delta, robust)
  for (let round = 0; round < robustness; round++) {
    const left = curve.map((value, at) => Math.abs(y[at]! - value))
    const scale = 6 * median(left)
    if (scale === 0) break
    left.forEach((size, at) => {
      robust[at] = bisquare(size / scale)
    })
    curve = smooth(x, y, near, delta, robust)
  }
  return curve
}

/** One pass along x: fits where the last fit is `delta` behind, lines in between. */
const smooth = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  near: number,
  delta: number,
  robust: Float64Array,
): Float64Array => {
  const n = x.length
  const curve = new Float64Array(n)
  let left = 0
  let last = -1
  let at = 0
  while (last < n - 1) {
    while (left + near < n && x[at]! - x[left]! > x[left + near]! - x[at]!) left++
    curve[at] = fitAt(x, y, x[at]!, left, left + near - 1, robust) ?? y[at]!
    for (let between = last + 1; between < at; between++) {
      const share = (x[between]! - x[last]!) / (x[at]! - x[last]!)
      curve[between] = share * curve[at]! + (1 - share) * curve[last]!
    }
    last = at
    const cut = x[last]! + delta
    at = last + 1
    while (at < n && x[at]! <= cut) {
      if (x[at] === x[last]) {
        curve[at] = curve[last]!
        last = at
      }
      at++
    }
    at = Math.max(last + 1, at - 1)
  }
  return curve
}

/** The weighted line through the points near `centre`, at it; null without weight. */
const fitAt = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  centre: number,
  left: number,
  right: number,
  robust: Float64Array,
): number | null => {
  const n = x.length
  const width = Math.max(centre - x[left]!, x[right]! - centre)
  const weights: Array<number> = []
  for (let at = left; at < n; at++) {
    // Points beyond the nearest count where they are no further.
    if (x[at]! - centre > width) break
    weights.push(robust[at]! * tricube(Math.abs(x[at]! - centre), width))
  }
  return localFit(x, y, centre, left, weights, 1)
}

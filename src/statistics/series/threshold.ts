import { mulberry32 } from "#statistics/random"
import { quantile, quantileOfSorted } from "#statistics/sample/descriptive"
import { autoregressiveNoise } from "#statistics/series/autoregressive-noise"
import { calendarResiduals } from "#statistics/series/calendar-residuals"
import { type DayGrid, delayed, finite } from "#statistics/series/day-grid"

/** A feature value from which on the slope of a target changes. */
export interface Threshold {
  /** Pairs of days. */
  readonly n: number
  /** The knot, in the unit of the feature. */
  readonly knot: number
  /** The bootstrap 5 % and 95 % quantiles of the knot. */
  readonly knot_low: number
  readonly knot_high: number
  /** Slopes on either side, in units of the target per unit of the feature. */
  readonly slope_below: number
  readonly slope_above: number
  readonly p_value: number
}

const MIN_PAIRS = 60
const MIN_A_SIDE = 15
const KNOTS = 15
const FIRST = 0.15
const REPLICATES = 199

/**
 * Tests a line with one bend against a straight line, for daily values of one person: y on x and
 * max(0, x - c) without weekday and trend, c among 15 quantiles of x from 0.15 to 0.85. The largest
 * F (Andrews 1993) is compared with that of 199 series without a bend whose noise is first-order
 * autoregressive with innovations resampled from the residuals; the same noise around the bent line
 * gives the interval of the knot (5 % to 95 %). Equal seeds give equal results. Null below 60 pairs
 * or 15 on either side.
 */
export const threshold = (
  feature: DayGrid,
  target: DayGrid,
  lag: number,
  seed: number,
): Threshold | null => {
  const { weekday } = target
  const y = target.values
  const x = delayed(feature.values, lag).map((value, at) =>
    Number.isNaN(y[at]!) ? Number.NaN : value,
  )
  const n = finite(x).length
  if (n < MIN_PAIRS) return null
  const knots = knotsOf(finite(x))
  if (knots.length === 0) return null

  const straight = (values: Float64Array) => calendarResiduals(values, weekday, [x]).values
  const bends: ReadonlyArray<Bend> = knots.flatMap((knot) => {
    const hinge = straight(x.map((value) => Math.max(0, value - knot)))
    const length = dot(hinge, hinge)
    return length > 0 ? [{ knot, hinge, length }] : []
  })
  const left = straight(y)
  const found = bestBend(left, bends)
  if (!found) return null

  const random = mulberry32(seed)
  const bend = found.hinge.map((value) => found.slope * value)
  const withoutBend = autoregressiveNoise(left, random)
  const aroundBend = autoregressiveNoise(
    left.map((value, at) => value - bend[at]!),
    random,
  )
  let larger = 0
  const knotsDrawn = new Float64Array(REPLICATES).map(() => {
    const none = bestBend(straight(withoutBend()), bends)
    if (none && none.gain >= found.gain) larger++
    const again = aroundBend().map((value, at) => value + bend[at]!)
    return bestBend(straight(again), bends)?.knot ?? found.knot
  })
  const slope_below = slopeBelow(found, x, y, weekday)
  return {
    n,
    knot: found.knot,
    knot_low: quantile(knotsDrawn, 0.05),
    knot_high: quantile(knotsDrawn, 0.95),
    slope_below,
    slope_above: slope_below + found.slope,
    p_value: (1 + larger) / (REPLICATES + 1),
  }
}

/** A candidate knot, with the part of max(0, x - knot) that neither calendar nor x explains. */
interface Bend {
  readonly knot: number
  readonly hinge: Float64Array
  /** The squared length of `hinge`. */
  readonly length: number
}

/** Distinct quantiles of x with enough values on either side. */
const knotsOf = (x: Float64Array): ReadonlyArray<number> => {
  const sorted = x.slice().sort()
  const step = (1 - 2 * FIRST) / (KNOTS - 1)
  const knots = Array.from({ length: KNOTS }, (_, at) =>
    quantileOfSorted(sorted, FIRST + at * step),
  )
  return [...new Set(knots)].filter(
    (knot) =>
      x.filter((value) => value <= knot).length >= MIN_A_SIDE &&
      x.filter((value) => value > knot).length >= MIN_A_SIDE,
  )
}

/** The sum of products over days on which both have a value. */
const dot = (a: Float64Array, b: Float64Array): number => {
  let total = 0
  for (let at = 0; at < a.length; at++) {
    const product = a[at]! * b[at]!
    if (!Number.isNaN(product)) total += product
  }
  return total
}

/** The bend with the largest gain over a straight line; `gain` is monotone in its F. */
const bestBend = (left: Float64Array, bends: ReadonlyArray<Bend>) => {
  const all = dot(left, left)
  if (all === 0) return null
  return bends.reduce<(Bend & { readonly gain: number; readonly slope: number }) | null>(
    (best, bend) => {
      const shared = dot(bend.hinge, left)
      const gain = shared ** 2 / bend.length / all
      return best && best.gain >= gain ? best : { ...bend, gain, slope: shared / bend.length }
    },
    null,
  )
}

/** The slope below the knot: that of y without the bend on x. */
const slopeBelow = (
  { knot, slope }: { readonly knot: number; readonly slope: number },
  x: Float64Array,
  y: Float64Array,
  weekday: number,
): number => {
  const alone = calendarResiduals(x, weekday).values
  const unbent = y.map((value, at) => value - slope * Math.max(0, x[at]! - knot))
  return dot(alone, unbent) / dot(alone, alone)
}

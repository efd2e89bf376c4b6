import { rootBetween } from "#statistics/distribution/root"
import { fQuantile } from "#test/statistics/distribution/fisher"
import { leastSquares } from "#test/statistics/sample/regression"

/** A line with one bend. */
export interface Segmented {
  readonly knot: number
  readonly knot_error: number
  readonly slope_below: number
  readonly slope_above: number
  readonly slope_below_error: number
  readonly slope_above_error: number
  readonly rss: number
}

const MIN_A_SIDE = 3

/** What a line that bends at `knot` leaves of y: a constant, and a slope on either side. */
export const rssOfBend = (x: ArrayLike<number>, y: ArrayLike<number>, knot: number): number =>
  leastSquares(bentColumns(x, knot), y)?.rss ?? Number.POSITIVE_INFINITY

const bentColumns = (x: ArrayLike<number>, knot: number): ReadonlyArray<Float64Array> => [
  new Float64Array(x.length).fill(1),
  Float64Array.from(x, (value) => Math.min(value, knot)),
  Float64Array.from(x, (value) => Math.max(0, value - knot)),
]

/**
 * The continuous line with one bend that leaves least, exactly: between two neighbouring x the bend is
 * where the lines of both sides meet, or else at one of them (Hudson 1966). Standard errors are those of
 * the fit linear in the bend (Muggeo 2003), with n - 4 degrees of freedom. Null without three points on
 * either side of any bend.
 */
export const segmented = (x: ArrayLike<number>, y: ArrayLike<number>): Segmented | null => {
  const order = Array.from(x, (_, at) => at).sort((a, b) => x[a]! - x[b]!)
  const sortedX = Float64Array.from(order, (at) => x[at]!)
  const sortedY = Float64Array.from(order, (at) => y[at]!)
  let best: { readonly knot: number; readonly rss: number } | null = null
  for (let from = MIN_A_SIDE; from <= x.length - MIN_A_SIDE; from++)
    for (const knot of [sortedX[from - 1]!, meeting(sortedX, sortedY, from)]) {
      if (!(knot >= sortedX[from - 1]! && knot <= sortedX[from]!)) continue
      const rss = rssOfBend(x, y, knot)
      if (rss < (best?.rss ?? Number.POSITIVE_INFINITY)) best = { knot, rss }
    }
  return best && bentLine(x, y, best.knot)
}

/**
 * The 95 % interval of the bend: the knots that leave no more than F allows with 1 and n - 4 degrees of
 * freedom (Hinkley 1971); the lowest and highest x where nothing nearer does.
 */
export const knotInterval = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  { knot, rss }: Pick<Segmented, "knot" | "rss">,
) => {
  const sorted = Float64Array.from(x).sort()
  const df = x.length - 4
  const most = rss * (1 + fQuantile(0.95, 1, df) / df)
  const excess = (at: number) => rssOfBend(x, y, at) - most
  const side = (places: Float64Array): number => {
    const outside = places.findIndex((at) => excess(at) > 0)
    if (outside < 0) return places.at(-1) ?? knot
    return rootBetween(excess, places[outside]!, places[outside - 1] ?? knot)
  }
  return {
    ci_low: side(sorted.filter((at) => at < knot).reverse()),
    ci_high: side(sorted.filter((at) => at > knot)),
  }
}

/** Where the lines of the points before and from a position on meet. */
const meeting = (x: Float64Array, y: Float64Array, from: number): number => {
  const line = (start: number, end?: number) => {
    const points = x.subarray(start, end)
    return leastSquares([new Float64Array(points.length).fill(1), points], y.subarray(start, end))
      ?.coefficients
  }
  const before = line(0, from)
  const after = line(from)
  return before && after ? (before[0]! - after[0]!) / (after[1]! - before[1]!) : Number.NaN
}

/** The same with its bend at `knot`. */
export const bentLine = (
  x: ArrayLike<number>,
  y: ArrayLike<number>,
  knot: number,
): Segmented | null => {
  const columns = bentColumns(x, knot)
  const fit = leastSquares(columns, y)
  if (!fit) return null
  const slope_below = fit.coefficients[1]!
  const slope_above = fit.coefficients[2]!
  const beyond = Float64Array.from(x, (value) => (value > knot ? slope_below - slope_above : 0))
  const linear = leastSquares([...columns, beyond], y)
  if (!linear) return null
  return {
    knot,
    knot_error: linear.standard_errors[3]!,
    slope_below,
    slope_above,
    slope_below_error: linear.standard_errors[1]!,
    slope_above_error: linear.standard_errors[2]!,
    rss: fit.rss,
  }
}

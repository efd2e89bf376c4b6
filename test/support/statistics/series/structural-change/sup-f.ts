import { squaredCost } from "#statistics/series/partition"
import { chiSquareTail } from "#test/statistics/distribution/chi-square"

/** Hansen's (1997) response surface for one mean: P(F > x) ≈ P(χ²_df > a + b x). */
interface Surface {
  readonly a: number
  readonly b: number
  readonly df: number
}

const A = [
  -0.0648467, -0.15305667, -0.23071675, -0.29247661, -0.35706588, -0.40514715, -0.45248386,
  -0.50458517, -0.55009159, -0.60241623, -0.64308746, -0.68833676, -0.73136161, -0.78078198,
  -0.82894221, -0.88430133, -0.9499265, -0.98828874, -1.04892713, -1.11527783, -1.14992644,
  -1.24010871, -1.38522113, -1.48296473, -1.78738608,
]
const B = [
  0.99671156, 0.96757645, 0.95825013, 0.95715782, 0.95237505, 0.96055795, 0.95810999, 0.96149538,
  0.96684273, 0.96518399, 0.97354902, 0.97829106, 0.9820687, 0.99475319, 1.00023473, 1.00162529,
  1.00384268, 1.01604712, 1.02570939, 1.03526033, 1.06643436, 1.06929468, 1.06808543, 1.1283969,
  1.17220925,
]
const DF = [
  1.2573241, 1.43651315, 1.56531261, 1.68851898, 1.77889686, 1.89761322, 1.98370422, 2.07086519,
  2.17244338, 2.23509053, 2.33722161, 2.42776524, 2.50833918, 2.6209551, 2.70286643, 2.77835798,
  2.84325795, 2.96752918, 3.08442682, 3.19770394, 3.44739573, 3.54993605, 3.61667211, 4.07202473,
  4.4726701,
]

/** One for each share of the series that breaks keep clear of either end, from 0.49 down to 0.01. */
const surfaces: ReadonlyArray<Surface> = A.map((a, at) => ({ a, b: B[at]!, df: DF[at]! }))
const WIDEST = 0.49
const APART = 0.02
const MIN_A_SIDE = 2

/**
 * P(sup F > f) of one mean, where breaks keep a share of `clear` values, 0.01 to 0.49, from either end:
 * by Hansen (1997), linear between his shares.
 */
export const supFTail = (f: number, clear: number): number => {
  const place = (WIDEST - clear) / APART
  const at = Math.min(surfaces.length - 2, Math.max(0, Math.floor(place)))
  const tail = ({ a, b, df }: Surface) => chiSquareTail(Math.max(0, a + b * f), df)
  const share = place - at
  return (1 - share) * tail(surfaces[at]!) + share * tail(surfaces[at + 1]!)
}

/**
 * The test of Andrews (1993) for one change of mean at an unknown place of independent values: the largest
 * F that two means explain over one, each with at least `trim` of the values.
 */
export const supF = (values: ArrayLike<number>, trim = 0.15) => {
  const n = values.length
  const cost = squaredCost(values, 1)
  const from = Math.max(MIN_A_SIDE, Math.floor(trim * n))
  const to = n - from
  let f = 0
  let k = from
  for (let at = from; at <= to; at++) {
    const left = cost(0, at) + cost(at, n)
    const gain = (cost(0, n) - left) / (left / (n - 2))
    if (gain > f) {
      f = gain
      k = at
    }
  }
  const clear = 1 / (1 + Math.sqrt(((n - from) * to) / (from * (n - to))))
  return { f, k, p_value: supFTail(f, clear) }
}

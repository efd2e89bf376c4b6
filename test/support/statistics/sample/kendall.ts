import { normalTwoSided } from "#statistics/distribution/normal"
import { tieSizes } from "#statistics/sample/ranks"

export interface Kendall {
  /** Concordant minus discordant pairs. */
  readonly s: number
  /** S over all pairs, ties corrected, -1 to 1. */
  readonly tau_b: number
  readonly z: number
  readonly p_value: number
}

/**
 * Kendall's rank correlation of independent pairs: tau_b = S / √((N - N_x) (N - N_y)) of N pairs, N_x
 * and N_y of them tied; p from the normal limit of S with its variance under ties (Kendall 1970).
 */
export const kendall = (x: ArrayLike<number>, y: ArrayLike<number>): Kendall => {
  const n = x.length
  const s = concordance(x, y)
  const pairs = n * (n - 1)
  const sumOf = (values: ArrayLike<number>, term: (t: number) => number) =>
    tieSizes(values).reduce((total, t) => total + term(t), 0)
  const tied = (t: number) => t * (t - 1)
  const cubic = (t: number) => t * (t - 1) * (2 * t + 5)
  const triple = (t: number) => t * (t - 1) * (t - 2)
  const variance =
    (cubic(n) - sumOf(x, cubic) - sumOf(y, cubic)) / 18 +
    (sumOf(x, tied) * sumOf(y, tied)) / (2 * pairs) +
    (sumOf(x, triple) * sumOf(y, triple)) / (9 * pairs * (n - 2))
  const tau_b = (2 * s) / Math.sqrt((pairs - sumOf(x, tied)) * (pairs - sumOf(y, tied)))
  const z = s / Math.sqrt(variance)
  return { s, tau_b, z, p_value: normalTwoSided(z) }
}

/** Concordant minus discordant pairs. */
export const concordance = (x: ArrayLike<number>, y: ArrayLike<number>): number => {
  let s = 0
  for (let i = 0; i < x.length; i++)
    for (let j = i + 1; j < x.length; j++) s += Math.sign(x[j]! - x[i]!) * Math.sign(y[j]! - y[i]!)
  return s
}

export interface ExactKendall {
  /** How many pairs are concordant. */
  readonly concordant: number
  readonly tau: number
  /** The chance of at least as many, and that of as many or fewer, each of all orders alike. */
  readonly p_greater: number
  readonly p_less: number
  readonly p_value: number
}

/** Kendall's test of a few pairs without ties, over all n! orders (Kendall 1938). */
export const exactKendall = (x: ArrayLike<number>, y: ArrayLike<number>): ExactKendall => {
  const n = x.length
  const pairs = (n * (n - 1)) / 2
  const s = concordance(x, y)
  const concordant = (s + pairs) / 2
  const chances = inversionChances(n)
  const add = (total: number, chance: number) => total + chance
  const p_less = chances.slice(0, concordant + 1).reduce(add, 0)
  const p_greater = chances.slice(concordant).reduce(add, 0)
  return {
    concordant,
    tau: s / pairs,
    p_greater,
    p_less,
    p_value: Math.min(1, 2 * Math.min(p_less, p_greater)),
  }
}

/** The chances of 0, 1, 2, … inversions of n things in random order. */
const inversionChances = (n: number): ReadonlyArray<number> => {
  let chances = [1]
  for (let things = 2; things <= n; things++) {
    const more = new Array<number>(chances.length + things - 1).fill(0)
    chances.forEach((chance, inversions) => {
      for (let ahead = 0; ahead < things; ahead++) more[inversions + ahead]! += chance / things
    })
    chances = more
  }
  return chances
}

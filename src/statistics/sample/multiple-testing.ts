/**
 * Benjamini and Hochberg's (1995) q values of a family of p values, in the order given: the q of the
 * i-th smallest is the minimum of p_j m / j over j ≥ i. The family must include every test that ran.
 */
export const benjaminiHochberg = (p: ReadonlyArray<number>): ReadonlyArray<number> => stepUp(p, 1)

/**
 * Benjamini and Yekutieli's (2001) q values, valid under any dependence of the tests: those of
 * Benjamini and Hochberg times Σ 1/i over i = 1..m, 1 at most.
 */
export const benjaminiYekutieli = (p: ReadonlyArray<number>): ReadonlyArray<number> =>
  stepUp(
    p,
    p.reduce((harmonic, _, at) => harmonic + 1 / (at + 1), 0),
  )

const stepUp = (p: ReadonlyArray<number>, factor: number): ReadonlyArray<number> => {
  const m = p.length
  const sorted = Float64Array.from(p).sort()
  const corrected = new Map<number, number>()
  let least = 1
  for (let at = m - 1; at >= 0; at--) {
    least = Math.min(least, (sorted[at]! * m * factor) / (at + 1))
    corrected.set(sorted[at]!, least)
  }
  return p.map((one) => corrected.get(one)!)
}

/**
 * Benjamini and Hochberg's (1995) q values of a family of p values, in the order given:
 * q of the i-th smallest is the least of p_j m / j over j ≥ i. Every test that ran belongs in.
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
  const order = p.map((_, at) => at).sort((a, b) => p[b]! - p[a]! || b - a)
  const q = new Array<number>(m)
  let least = 1
  order.forEach((at, fromTop) => {
    least = Math.min(least, (p[at]! * m * factor) / (m - fromTop))
    q[at] = least
  })
  return q
}

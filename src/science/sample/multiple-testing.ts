/**
 * Benjamini and Hochberg's (1995) q values of a family of p values, in the order given:
 * q of the i-th smallest is the least of p_j m / j over j ≥ i. Every test that ran belongs in.
 */
export const benjaminiHochberg = (p: ReadonlyArray<number>): ReadonlyArray<number> => {
  const m = p.length
  const order = p.map((_, at) => at).sort((a, b) => p[b]! - p[a]! || b - a)
  const q = new Array<number>(m)
  let least = 1
  order.forEach((at, fromTop) => {
    least = Math.min(least, (p[at]! * m) / (m - fromTop))
    q[at] = least
  })
  return q
}

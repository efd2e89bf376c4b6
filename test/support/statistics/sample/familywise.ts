/** p values of a family of tests, each in the order given, that keep the chance of any false one. */
type Adjusted = ReadonlyArray<number>

/** Bonferroni's: m p, 1 at most. */
export const bonferroni = (p: ReadonlyArray<number>): Adjusted =>
  p.map((value) => Math.min(1, value * p.length))

/** Šidák's (1967), exact for independent tests: 1 - (1 - p)^m. */
export const sidak = (p: ReadonlyArray<number>): Adjusted =>
  p.map((value) => -Math.expm1(p.length * Math.log1p(-value)))

/** The positions of p values from the smallest on. */
const ascending = (p: ReadonlyArray<number>) => p.map((_, at) => at).sort((a, b) => p[a]! - p[b]!)

/** Holm's (1979), stepping down: the largest (m - j + 1) p_j over j ≤ i of p in ascending order. */
export const holm = (p: ReadonlyArray<number>): Adjusted => {
  const adjusted = new Array<number>(p.length)
  let most = 0
  ascending(p).forEach((at, below) => {
    most = Math.max(most, Math.min(1, (p.length - below) * p[at]!))
    adjusted[at] = most
  })
  return adjusted
}

/** Hochberg's (1988), stepping up: the least (m - j + 1) p_j over j ≥ i of p in ascending order. */
export const hochberg = (p: ReadonlyArray<number>): Adjusted => {
  const adjusted = new Array<number>(p.length)
  let least = 1
  ascending(p)
    .reverse()
    .forEach((at, above) => {
      least = Math.min(least, (above + 1) * p[at]!)
      adjusted[at] = least
    })
  return adjusted
}

/** Simes' (1986) p value of several tests at once: the least m p_j / j of p in ascending order. */
const simes = (ascendingP: ReadonlyArray<number>): number =>
  ascendingP.reduce(
    (least, value, at) => Math.min(least, (ascendingP.length * value) / (at + 1)),
    1,
  )

/**
 * Hommel's (1988): the largest of Simes' p values of all sets of tests that a test belongs to. Among sets
 * of one size that is the one with the largest other p values.
 */
export const hommel = (p: ReadonlyArray<number>): Adjusted =>
  p.map((own, at) => {
    const others = p.filter((_, other) => other !== at).sort((a, b) => a - b)
    const sizes = p.map((_, size) => size)
    return Math.max(
      ...sizes.map((size) => {
        const largest = others.slice(others.length - size)
        return simes([...largest, own].sort((a, b) => a - b))
      }),
    )
  })

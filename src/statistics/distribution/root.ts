const MAX_STEPS = 200

/**
 * The root of a monotone function between two ends with different signs, to full precision: inverse
 * quadratic interpolation, bisection where that is not safe (Chandrupatla 1997).
 */
export const rootBetween = (of: (x: number) => number, from: number, to: number): number => {
  let b = from
  let a = to
  let c = to
  let fb = of(b)
  let fa = of(a)
  let fc = fa
  let step = 0.5
  for (let count = 0; count < MAX_STEPS; count++) {
    const x = a + step * (b - a)
    const fx = of(x)
    if (Math.sign(fx) === Math.sign(fa)) {
      c = a
      fc = fa
    } else {
      c = b
      b = a
      fc = fb
      fb = fa
    }
    a = x
    fa = fx
    const best = Math.abs(fa) < Math.abs(fb) ? a : b
    const least = (Math.abs(best) * Number.EPSILON + Number.MIN_VALUE) / Math.abs(b - a)
    if (fa === 0 || least > 0.5) return best
    const xi = (a - b) / (c - b)
    const phi = (fa - fb) / (fc - fb)
    step =
      phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
        ? (fa / (fb - fa)) * (fc / (fb - fc)) +
          ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
        : 0.5
    step = Math.min(1 - least, Math.max(least, step))
  }
  return a
}

/**
 * The x > 0 at which a falling tail probability equals `p`, 0 < p < 1, found on the scale of ln p,
 * where tails are nearly straight.
 */
export const tailReaches = (tail: (x: number) => number, p: number): number => {
  const wanted = Math.log(p)
  const excess = (x: number) => Math.log(tail(x)) - wanted
  let high = 1
  while (excess(high) > 0) high *= 2
  let low = high / 2
  while (low > Number.MIN_VALUE && excess(low) < 0) low /= 2
  return rootBetween((x) => Math.max(excess(x), -1e6), low, high)
}

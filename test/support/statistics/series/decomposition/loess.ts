import { localFit, tricube } from "#test/statistics/sample/regression/local-fit"

/** A local regression of values at 1, 2, 3, …. */
export interface Loess {
  /** How many neighbours a fit looks at; it may exceed the length of the series. */
  readonly window: number
  /** 0 a local mean, 1 a local line. */
  readonly degree: 0 | 1
  /** A fit every so many values, straight lines in between. */
  readonly jump: number
}

/**
 * The local fit at `at` to the values at `left` to `right`, counted from 1, with tricube weights of
 * distance (Cleveland 1979).
 */
export const loessAt = (
  values: Float64Array,
  at: number,
  left: number,
  right: number,
  { window, degree }: Loess,
): number => {
  const n = values.length
  const beyond = window > n ? Math.floor((window - n) / 2) : 0
  const width = Math.max(at - left, right - at) + beyond
  const places = values.map((_, before) => before + 1)
  const weights = Array.from({ length: right - left + 1 }, (_, before) =>
    tricube(Math.abs(left + before - at), width),
  )
  return localFit(places, values, at, left - 1, weights, degree) ?? values[at - 1]!
}

/** The local fit at every value. */
export const loess = (values: Float64Array, how: Loess): Float64Array => {
  const n = values.length
  const curve = new Float64Array(n)
  const jump = Math.min(how.jump, n - 1)
  const window = Math.min(how.window, n)
  const half = Math.floor((window + 1) / 2)
  const fit = (at: number) => {
    const left = Math.min(Math.max(1, at - half + 1), n - window + 1)
    return loessAt(values, at, left, left + window - 1, how)
  }
  let last = 1
  curve[0] = fit(1)
  while (last < n) {
    const next = Math.min(last + jump, n)
    curve[next - 1] = fit(next)
    const slope = (curve[next - 1]! - curve[last - 1]!) / (next - last)
    for (let at = last + 1; at < next; at++) curve[at - 1] = curve[last - 1]! + slope * (at - last)
    last = next
  }
  return curve
}

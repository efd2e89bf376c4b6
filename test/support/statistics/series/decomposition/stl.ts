import { type Loess, loess, loessAt } from "#test/statistics/series/decomposition/loess"

/** A series as a season, a trend and what they leave, which add up to it. */
export interface Decomposition {
  readonly seasonal: Float64Array
  readonly trend: Float64Array
  readonly remainder: Float64Array
}

const PASSES = 2

const odd = (value: number) => {
  const whole = Math.ceil(value)
  return whole % 2 === 0 ? whole + 1 : whole
}

/**
 * STL, the decomposition by loess of Cleveland et al. (1990), of a series without gaps whose season is the
 * same in every period: two passes, without robustness weights, windows as they recommend.
 */
export const stl = (values: ArrayLike<number>, period: number): Decomposition => {
  const y = Float64Array.from(values)
  const n = y.length
  const window = 10 * n + 1
  const jumping = (size: number, degree: 0 | 1): Loess => ({
    window: size,
    degree,
    jump: Math.ceil(size / 10),
  })
  const cycle = jumping(window, 0)
  const level = jumping(odd((1.5 * period) / (1 - 1.5 / window)), 1)
  const low = jumping(odd(period), 1)
  let trend: Float64Array = new Float64Array(n)
  let seasonal: Float64Array = trend
  for (let pass = 0; pass < PASSES; pass++) {
    const smoothed = cycles(
      y.map((value, at) => value - trend[at]!),
      period,
      cycle,
    )
    const passed = movingMean(movingMean(movingMean(smoothed, period), period), 3)
    const slow = loess(passed, low)
    seasonal = slow.map((value, at) => smoothed[period + at]! - value)
    trend = loess(
      y.map((value, at) => value - seasonal[at]!),
      level,
    )
  }
  const periodic = seasonal.map((_, at) => meanOfPhase(seasonal, period, at % period))
  return {
    seasonal: periodic,
    trend,
    remainder: y.map((value, at) => value - periodic[at]! - trend[at]!),
  }
}

/** Each phase of the period smoothed alone, and continued by one period at either end. */
const cycles = (values: Float64Array, period: number, how: Loess): Float64Array => {
  const smoothed = new Float64Array(values.length + 2 * period)
  for (let phase = 0; phase < period; phase++) {
    const own = values.filter((_, at) => at % period === phase)
    const size = own.length
    const curve = [
      loessAt(own, 0, 1, Math.min(how.window, size), how),
      ...loess(own, how),
      loessAt(own, size + 1, Math.max(1, size - how.window + 1), size, how),
    ]
    curve.forEach((value, at) => {
      smoothed[phase + at * period] = value
    })
  }
  return smoothed
}

/** The means of each `length` neighbours. */
const movingMean = (values: Float64Array, length: number): Float64Array =>
  Float64Array.from({ length: values.length - length + 1 }, (_, at) => {
    let total = 0
    for (let next = at; next < at + length; next++) total += values[next]!
    return total / length
  })

const meanOfPhase = (values: Float64Array, period: number, phase: number): number => {
  let total = 0
  let count = 0
  for (let at = phase; at < values.length; at += period) {
    total += values[at]!
    count++
  }
  return total / count
}

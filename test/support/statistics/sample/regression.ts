import { squares, sum } from "#statistics/sample/descriptive"
import { exactDot } from "#test/statistics/sample/exact-dot"

/** A least-squares fit of y by columns; one entry a column, in their order. */
export interface Regression {
  readonly coefficients: Float64Array
  readonly standard_errors: Float64Array
  readonly residuals: Float64Array
  /** The sum of squared residuals, and its degrees of freedom. */
  readonly rss: number
  readonly df: number
  readonly residual_sd: number
  /** Of the squares around the mean; without a constant column, of those around 0. */
  readonly r_squared: number
  /** Of all columns but the constant together. */
  readonly f: number
}

/** Below this share of its length, what a column adds to those before it is rounding. */
const NOTHING = 1e-14

const REFINEMENTS = 2

/**
 * Ordinary least squares by Householder's QR decomposition of columns scaled to about length 1 (Golub
 * 1965), refined by the seminormal equations of the exact residuals (Björck 1987). A constant term is a
 * column of ones. Null when there are no more rows than columns, or when a column is a combination of
 * those before it.
 */
export const leastSquares = (
  columns: ReadonlyArray<ArrayLike<number>>,
  y: ArrayLike<number>,
): Regression | null => {
  const n = y.length
  const p = columns.length
  if (n <= p) return null
  // Powers of two, so that scaling rounds nothing.
  const scales = columns.map((column) => 2 ** Math.round(Math.log2(lengthOf(column) || 1)))
  const scaled = columns.map((column, j) =>
    Float64Array.from(column, (value) => value / scales[j]!),
  )
  const factors = scaled.map((column) => column.slice())
  const right = Float64Array.from(y)
  const diagonal = new Float64Array(p)
  for (let j = 0; j < p; j++) {
    const mirror = factors[j]!
    const length = lengthOf(mirror.subarray(j))
    if (!(length > NOTHING)) return null
    diagonal[j] = mirror[j]! > 0 ? -length : length
    mirror[j]! -= diagonal[j]!
    for (const column of [...factors.slice(j + 1), right]) reflect(column, mirror, j)
  }
  const solved = backSubstituted(factors, diagonal, right)
  for (let round = 0; round < REFINEMENTS; round++) {
    const { high, low } = residualsOf(scaled, solved, y)
    const left = scaled.map((column) => exactDot(column, high).high + exactDot(column, low).high)
    const step = backSubstituted(factors, diagonal, forwardSubstituted(factors, diagonal, left))
    for (let j = 0; j < p; j++) solved[j]! += step[j]!
  }
  const coefficients = solved.map((value, j) => value / scales[j]!)
  const residuals = residualsOf(scaled, solved, y).high
  const df = n - p
  const rss = lengthOf(residuals) ** 2
  const residual_sd = Math.sqrt(rss / df)
  const constants = columns.filter(isConstant).length
  const all = constants > 0 ? squares(y) : lengthOf(y) ** 2
  return {
    coefficients,
    standard_errors: inverseRowLengths(factors, diagonal).map(
      (length, j) => (length * residual_sd) / scales[j]!,
    ),
    residuals,
    rss,
    df,
    residual_sd,
    r_squared: 1 - rss / all,
    f: (all - rss) / (p - Math.min(1, constants)) / (rss / df),
  }
}

const lengthOf = (values: ArrayLike<number>): number =>
  Math.sqrt(sum(Float64Array.from(values, (value) => value * value)))

const isConstant = (column: ArrayLike<number>): boolean =>
  Array.prototype.every.call(column, (value) => value === column[0])

/** Mirrors a column at the hyperplane across a Householder vector, from its row on. */
const reflect = (column: Float64Array, mirror: Float64Array, from: number): void => {
  let shared = 0
  let length = 0
  for (let row = from; row < column.length; row++) {
    shared += column[row]! * mirror[row]!
    length += mirror[row]! * mirror[row]!
  }
  const twice = (2 * shared) / length
  for (let row = from; row < column.length; row++) column[row]! -= twice * mirror[row]!
}

/** The solution of R x = right; R stands above the diagonal in the columns that were reflected. */
const backSubstituted = (
  factors: ReadonlyArray<Float64Array>,
  diagonal: Float64Array,
  right: ArrayLike<number>,
): Float64Array => {
  const x = new Float64Array(diagonal.length)
  for (let i = x.length - 1; i >= 0; i--) {
    let value = right[i]!
    for (let j = i + 1; j < x.length; j++) value -= factors[j]![i]! * x[j]!
    x[i] = value / diagonal[i]!
  }
  return x
}

/** The solution of Rᵀ x = right. */
const forwardSubstituted = (
  factors: ReadonlyArray<Float64Array>,
  diagonal: Float64Array,
  right: ArrayLike<number>,
): Float64Array => {
  const x = new Float64Array(diagonal.length)
  for (let i = 0; i < x.length; i++) {
    let value = right[i]!
    for (let j = 0; j < i; j++) value -= factors[i]![j]! * x[j]!
    x[i] = value / diagonal[i]!
  }
  return x
}

/** y less what the columns say of it, in twice the precision. */
const residualsOf = (
  columns: ReadonlyArray<Float64Array>,
  coefficients: Float64Array,
  y: ArrayLike<number>,
) => {
  const high = new Float64Array(y.length)
  const low = new Float64Array(y.length)
  const negative = coefficients.map((value) => -value)
  for (let row = 0; row < y.length; row++) {
    const left = exactDot(
      columns.map((column) => column[row]!),
      negative,
      y[row]!,
    )
    high[row] = left.high
    low[row] = left.low
  }
  return { high, low }
}

/** The lengths of the rows of R⁻¹: standard errors in residual standard deviations. */
const inverseRowLengths = (factors: ReadonlyArray<Float64Array>, diagonal: Float64Array) => {
  const p = diagonal.length
  const inverse = Array.from({ length: p }, (_, column) =>
    backSubstituted(
      factors,
      diagonal,
      Float64Array.from({ length: p }, (_, i) => +(i === column)),
    ),
  )
  return Float64Array.from({ length: p }, (_, row) =>
    lengthOf(inverse.map((column) => column[row]!)),
  )
}

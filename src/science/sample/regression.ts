import { squares, sum } from "#science/sample/descriptive"

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

/**
 * Ordinary least squares by Householder's QR decomposition of columns scaled to length 1 (Golub 1965).
 * A constant term is a column of ones. Null when there are no more rows than columns, or when a column
 * is a combination of those before it.
 */
export const leastSquares = (
  columns: ReadonlyArray<ArrayLike<number>>,
  y: ArrayLike<number>,
): Regression | null => {
  const n = y.length
  const p = columns.length
  if (n <= p) return null
  const scales = columns.map(lengthOf)
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
  const coefficients = solved.map((value, j) => value / scales[j]!)
  const residuals = Float64Array.from(y, (value, row) => {
    let fitted = 0
    for (let j = 0; j < p; j++) fitted += scaled[j]![row]! * solved[j]!
    return value - fitted
  })
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

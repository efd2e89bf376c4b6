import { mean, quantile } from "#statistics/sample/descriptive"

/** The means of feature and target over the days of the lowest or highest third of the feature. */
export interface Third {
  readonly feature: number
  readonly target: number
  readonly n: number
}

/**
 * The days of the feature's lowest and highest third: up to its 1/3 quantile and from its 2/3
 * quantile on. Ties are never split; when one value fills more than a third, the other end is what
 * lies beyond it. Null when the feature never varies.
 */
export const thirds = (x: ReadonlyArray<number>, y: ReadonlyArray<number>) => {
  const low = quantile(x, 1 / 3)
  const high = quantile(x, 2 / 3)
  const least = x.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const where = (take: (value: number) => boolean): Third | null => {
    const days = x.flatMap((value, at) => (take(value) ? [at] : []))
    if (days.length === 0) return null
    return {
      feature: mean(days.map((at) => x[at]!)),
      target: mean(days.map((at) => y[at]!)),
      n: days.length,
    }
  }
  const lowest = where((value) => (low < high || low === least ? value <= low : value < low))
  const highest = where((value) => (low < high || low > least ? value >= high : value > high))
  return lowest && highest ? { lowest, highest } : null
}

import { mad, median, quantile } from "#statistics/sample/descriptive"

/** A value compared with the days before it. */
export interface Baseline {
  /** The number of earlier values. */
  readonly n: number
  readonly median: number
  /** Their scaled median absolute deviation, a robust standard deviation. */
  readonly mad: number
  /** The distance of the value from the median, in `mad`. */
  readonly z: number
  /** The 5 % and 95 % quantiles of the earlier values. */
  readonly p05: number
  readonly p95: number
}

const MIN_HISTORY = 21

/** What is usual by a person's own earlier values: nine of ten of them lie between `low` and `high`. */
export interface UsualRange extends Pick<Baseline, "n" | "median"> {
  readonly low: number
  readonly high: number
}

/** What is usual by earlier values, of which there is at least one. */
export const usualRange = (history: ReadonlyArray<number>): UsualRange => ({
  n: history.length,
  median: median(history),
  low: quantile(history, 0.05),
  high: quantile(history, 0.95),
})

/**
 * The robust z-score of a value against a person's own earlier values. Null below 21 of them, and
 * when more than half are equal (their deviation is 0).
 */
export const baseline = (history: ReadonlyArray<number>, value: number): Baseline | null => {
  const spread = mad(history)
  if (history.length < MIN_HISTORY || spread === 0) return null
  const centre = median(history)
  const z = (value - centre) / spread
  return {
    n: history.length,
    median: centre,
    mad: spread,
    z,
    p05: quantile(history, 0.05),
    p95: quantile(history, 0.95),
  }
}

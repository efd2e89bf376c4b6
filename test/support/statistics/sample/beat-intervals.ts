import { mean, sd } from "#statistics/sample/descriptive"

/** Heart rate variability in the time domain, of intervals between normal beats in ms. */
export interface BeatIntervals {
  readonly mean_rr: number
  /** Beats a minute of the mean interval. */
  readonly mean_hr: number
  /** The standard deviation of intervals. */
  readonly sdnn: number
  /** The root mean square, and the standard deviation, of differences between neighbours. */
  readonly rmssd: number
  readonly sdsd: number
  /** How many of a hundred neighbours differ by more than 50 and 20 ms. */
  readonly pnn50: number
  readonly pnn20: number
  readonly ln_rmssd: number
}

/** The measures of the Task Force of ESC and NASPE (1996). */
export const beatIntervals = (intervals: ReadonlyArray<number>): BeatIntervals => {
  const mean_rr = mean(intervals)
  const differences = intervals.slice(1).map((interval, at) => interval - intervals[at]!)
  const rmssd = Math.sqrt(mean(differences.map((difference) => difference ** 2)))
  const above = (ms: number) =>
    (100 * differences.filter((difference) => Math.abs(difference) > ms).length) /
    differences.length
  return {
    mean_rr,
    mean_hr: 60_000 / mean_rr,
    sdnn: sd(intervals),
    rmssd,
    sdsd: sd(differences),
    pnn50: above(50),
    pnn20: above(20),
    ln_rmssd: Math.log(rmssd),
  }
}

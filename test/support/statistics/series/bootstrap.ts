import { mulberry32, type Random } from "#statistics/random"
import { quantile } from "#statistics/sample/descriptive"

/** How often and how a series is drawn anew. */
export interface Resampling {
  readonly replicates: number
  /** Days in a row that are drawn together. */
  readonly block: number
  readonly seed: number
}

const MIN_BLOCK = 3

/** How many days in a row keep what neighbours have in common: ∛n, three at least. */
export const blockLength = (n: number): number => Math.max(MIN_BLOCK, Math.round(Math.cbrt(n)))

/**
 * The first days of ⌈n / block⌉ blocks that together are as long as a series of n values: each
 * ⌊u (n - block + 1)⌋.
 */
export const drawBlocks = (n: number, block: number, random: Random): Int32Array =>
  new Int32Array(Math.ceil(n / block)).map(() => Math.floor(random() * (n - block + 1)))

/**
 * A statistic of series drawn anew from `samples` by moving blocks, each within itself (Künsch 1989):
 * its value of every replicate, in the order drawn. The same seed brings the same values, bit for bit.
 * The samples handed to `statistic` are used again for the next replicate.
 */
export const blockBootstrap = (
  samples: ReadonlyArray<Float64Array>,
  statistic: (drawn: ReadonlyArray<Float64Array>) => number,
  { replicates, block, seed }: Resampling,
): Float64Array => {
  const random = mulberry32(seed)
  const drawn = samples.map(({ length }) => new Float64Array(length))
  return new Float64Array(replicates).map(() => {
    samples.forEach((sample, which) => {
      const length = Math.min(block, sample.length)
      drawBlocks(sample.length, length, random).forEach((start, at) => {
        const room = sample.length - at * length
        drawn[which]!.set(sample.subarray(start, start + Math.min(length, room)), at * length)
      })
    })
    return statistic(drawn)
  })
}

/** The percentile interval of replicates, quantiles of type 7. */
export const percentileInterval = (replicates: Float64Array, level = 0.95) => ({
  ci_low: quantile(replicates, (1 - level) / 2),
  ci_high: quantile(replicates, (1 + level) / 2),
})

import type { Random } from "#statistics/random"
import { mean } from "#statistics/sample/descriptive"
import { hodgesLehmann, type Shift } from "#statistics/sample/hodges-lehmann"

/** Draws which days are with, in blocks of `block` days of which half are: true for with. */
export const drawBlocks = (random: Random, days: number, block: number): ReadonlyArray<boolean> => {
  const drawn: Array<boolean> = []
  while (drawn.length < days) {
    const one = Array.from({ length: block }, (_, at) => at < block / 2)
    for (let last = one.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[one[last], one[other]] = [one[other]!, one[last]!]
    }
    drawn.push(...one)
  }
  return drawn.slice(0, days)
}

/** The comparison of days that were drawn in blocks. */
export interface RandomisedComparison extends Shift {
  readonly mean_with: number
  readonly mean_without: number
  readonly difference: number
  /** Two-sided, by drawing the blocks anew. */
  readonly p: number
  readonly n_with: number
  readonly n_without: number
}

const DRAWS = 9_999
/** So many draws take about two milliseconds. */
const DRAWS_AT_ONCE = 500

/**
 * Compares days with against days without. The p value is that of the randomisation itself (Fisher 1935; Edgington
 * & Onghena 2007): the share of draws of the same blocks whose difference of means is at least as large, the draw made
 * counted as one. A missing value is null; its day keeps its place. Null with fewer than two values of either.
 * A step at a time, between which a caller may yield.
 */
export function* comparingRandomised(
  values: ReadonlyArray<number | null>,
  isWith: ReadonlyArray<boolean>,
  block: number,
  random: Random,
): Generator<void, RandomisedComparison | null> {
  const split = (arms: ReadonlyArray<boolean>) => {
    const groups: readonly [Array<number>, Array<number>] = [[], []]
    for (const [at, value] of values.entries())
      if (value !== null) groups[arms[at] ? 1 : 0].push(value)
    return groups
  }
  const [without, treated] = split(isWith)
  if (without.length < 2 || treated.length < 2) return null
  const difference = mean(treated) - mean(without)
  let asLarge = 1
  for (let draw = 0; draw < DRAWS; draw++) {
    const [a, b] = split(drawBlocks(random, values.length, block))
    // Rounding must not decide whether a draw equals the one that was made.
    if (Math.abs(mean(b) - mean(a)) >= Math.abs(difference) - 1e-12) asLarge++
    if (draw % DRAWS_AT_ONCE === 0) yield
  }
  return {
    ...hodgesLehmann(without, treated)!,
    mean_with: mean(treated),
    mean_without: mean(without),
    difference,
    p: asLarge / (DRAWS + 1),
    n_with: treated.length,
    n_without: without.length,
  }
}

/** The same at once. */
export const compareRandomised = (
  ...given: Parameters<typeof comparingRandomised>
): RandomisedComparison | null => {
  const steps = comparingRandomised(...given)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

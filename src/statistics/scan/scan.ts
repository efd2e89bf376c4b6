import { benjaminiHochberg } from "#statistics/sample/multiple-testing"
import { testPairsCombined } from "#statistics/scan/combined-tests"
import { type TestedPair, testPairs } from "#statistics/scan/tested-pairs"
import { type Association, associate } from "#statistics/series/association"
import { type Changepoint, changepoint } from "#statistics/series/changepoint"
import type { DayGrid } from "#statistics/series/day-grid"
import { type Trend, trend } from "#statistics/series/trend"

/** One metric of a scan, prepared. */
export interface Scanned {
  readonly key: string
  readonly grid: DayGrid
}

/** What is looked through: grids of the same days, and how many days later a target may follow. */
export interface ScanInput {
  readonly metrics: ReadonlyArray<Scanned>
  readonly longest_lag: number
  /**
   * Pairs of keys of which one is worked out from the other, or both measure one thing. That they go
   * together is no news, so they are not tried: thousands of such hits would make every other look
   * likely.
   */
  readonly related: ReadonlyArray<readonly [string, string]>
  /** How pairs are tested: as `associate` does, or by what finds more of the same, `testPairsCombined`. */
  readonly test: "ranks" | "combined"
}

/** Two metrics that go together. */
export interface FoundAssociation extends Association {
  readonly kind: "association"
  readonly feature: string
  readonly target: string
  readonly lag: number
  readonly q_value: number
}

/** A metric that rises or falls. */
export interface FoundTrend extends Trend {
  readonly kind: "trend"
  readonly target: string
  readonly q_value: number
}

/** A metric whose level changed. */
export interface FoundChange extends Changepoint {
  readonly kind: "changepoint"
  readonly target: string
  readonly q_value: number
}

export type ScanFinding = FoundAssociation | FoundTrend | FoundChange

/** What a scan found, and the p values of everything it tried. */
export interface Scan {
  readonly findings: ReadonlyArray<ScanFinding>
  readonly tests: {
    readonly association: ReadonlyArray<number>
    readonly trend: ReadonlyArray<number>
    readonly changepoint: ReadonlyArray<number>
  }
}

/** Corrected for all of its family. */
const Q = 0.05
/** The rank correlation that is told has an interval without 0, however it was found. */
const P = 0.05

type Found<Tested> = Tested & { readonly q_value: number }

const significant = <Tested extends { readonly p_value: number }>(
  tested: ReadonlyArray<Tested>,
): ReadonlyArray<Found<Tested>> => {
  const qs = benjaminiHochberg(tested.map(({ p_value }) => p_value))
  return tested.flatMap((one, at) => (qs[at]! < Q ? [{ ...one, q_value: qs[at]! }] : []))
}

/** Of a metric that has both, the one that leaves less unexplained. */
const oneStoryEach = (
  trends: ReadonlyArray<FoundTrend>,
  changes: ReadonlyArray<FoundChange>,
): ReadonlyArray<ScanFinding> => {
  const stepOf = new Map(changes.map((change) => [change.target, change]))
  const isStep = ({ rss_step, rss_line }: FoundChange) => rss_step < rss_line
  const lines = trends.filter(({ target }) => {
    const step = stepOf.get(target)
    return !step || !isStep(step)
  })
  const ramps = new Set(lines.map(({ target }) => target))
  return [...lines, ...changes.filter(({ target }) => !ramps.has(target))]
}

/**
 * Looks for everything that a person's metrics have to tell: each pair at each lag, each trend, each
 * change of level. Significance is Benjamini and Hochberg's within each of these three families, over
 * all that was tried; an association has to stand out in the day-to-day changes as well, and a metric
 * has one story of its level, a step or a ramp. The same input gives the same output, in the order of
 * the metrics. `onProgress` is told after each metric how far the longer part of the work is, from 0 to 1.
 */
export const scan = (
  { metrics, longest_lag, related, test }: ScanInput,
  onProgress: (share: number) => void,
): Scan => {
  const unasked = new Set(related.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const isAsked = (feature: number, target: number) =>
    !unasked.has(`${metrics[feature]!.key} ${metrics[target]!.key}`)
  const grids = metrics.map(({ grid }) => grid)
  const pairs = (test === "ranks" ? testPairs : testPairsCombined)(grids, longest_lag, isAsked)
  const trends: Array<Trend & { readonly target: string }> = []
  const changes: Array<Changepoint & { readonly target: string }> = []
  metrics.forEach(({ key, grid }, at) => {
    const slope = trend(grid)
    if (slope) trends.push({ ...slope, target: key })
    const step = changepoint(grid)
    if (step) changes.push({ ...step, target: key })
    onProgress((at + 1) / metrics.length)
  })

  const confirmed = ({
    feature,
    target,
    lag,
    ...tested
  }: Found<TestedPair>): ReadonlyArray<FoundAssociation> => {
    const associated = associate(grids[feature]!, grids[target]!, lag)
    if (!associated?.confirmed || associated.p_value >= P) return []
    const names = { feature: metrics[feature]!.key, target: metrics[target]!.key, lag }
    return [{ kind: "association", ...names, ...associated, ...tested }]
  }

  const pOf = ({ p_value }: { readonly p_value: number }) => p_value
  return {
    findings: [
      ...significant(pairs).flatMap(confirmed),
      ...oneStoryEach(
        significant(trends).map((found) => ({ kind: "trend", ...found })),
        significant(changes).map((found) => ({ kind: "changepoint", ...found })),
      ),
    ],
    tests: {
      association: pairs.map(pOf),
      trend: trends.map(pOf),
      changepoint: changes.map(pOf),
    },
  }
}

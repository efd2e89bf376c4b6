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

/** The input of a scan: grids of the same days, and the longest lag of a target. */
export interface ScanInput {
  readonly metrics: ReadonlyArray<Scanned>
  readonly longest_lag: number
  /**
   * Pairs of keys that are derived from each other or measure the same thing. They are not tested:
   * thousands of such hits would make every other pair look likely.
   */
  readonly related: ReadonlyArray<readonly [string, string]>
  /** The test of pairs: `ranks` as in `associate`, `combined` as in `testPairsCombined`. */
  readonly test: "ranks" | "combined"
}

/** A significant association of two metrics. */
export interface FoundAssociation extends Association {
  readonly kind: "association"
  readonly feature: string
  readonly target: string
  readonly lag: number
  readonly q_value: number
}

/** A significant trend of a metric. */
export interface FoundTrend extends Trend {
  readonly kind: "trend"
  readonly target: string
  readonly q_value: number
}

/** A significant change of level. */
export interface FoundChange extends Changepoint {
  readonly kind: "changepoint"
  readonly target: string
  readonly q_value: number
}

export type ScanFinding = FoundAssociation | FoundTrend | FoundChange

/** The findings of a scan, and the p values of every test that ran. */
export interface Scan {
  readonly findings: ReadonlyArray<ScanFinding>
  readonly tests: {
    readonly association: ReadonlyArray<number>
    readonly trend: ReadonlyArray<number>
    readonly changepoint: ReadonlyArray<number>
  }
}

/** The significance level after correction within a family. */
const Q = 0.05
/** The reported rank correlation has to be significant as well, so that its interval excludes 0. */
const P = 0.05

type Found<Tested> = Tested & { readonly q_value: number }

const significant = <Tested extends { readonly p_value: number }>(
  tested: ReadonlyArray<Tested>,
): ReadonlyArray<Found<Tested>> => {
  const qs = benjaminiHochberg(tested.map(({ p_value }) => p_value))
  return tested.flatMap((one, at) => (qs[at]! < Q ? [{ ...one, q_value: qs[at]! }] : []))
}

/** Keeps either the trend or the change of level of a metric, whichever leaves less unexplained. */
const stepOrSlope = (
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
 * Tests each pair at each lag, each trend and each change of level of a person. Significance is by
 * Benjamini and Hochberg within each of these three families, over all tests that ran; an
 * association also has to be confirmed by its prewhitened correlation, and a metric keeps either a
 * step or a slope. Equal inputs give equal outputs, in the order of the metrics. `onProgress`
 * receives the share of metrics done, from 0 to 1.
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
      ...stepOrSlope(
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

import { benjaminiHochberg } from "#science/sample/multiple-testing"
import { type Link, testedLinks } from "#science/scan/links"
import { type Association, associate } from "#science/series/association"
import { type Changepoint, changepoint } from "#science/series/changepoint"
import type { DayGrid } from "#science/series/day-grid"
import { type Trend, trend } from "#science/series/trend"

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
}

/** Two metrics that go together. */
export interface FoundLink extends Association {
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

export type ScanFinding = FoundLink | FoundTrend | FoundChange

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

interface Tested<Found> {
  readonly target: string
  readonly found: Found
}

const testedLevels = <Found>(
  metrics: ReadonlyArray<Scanned>,
  test: (grid: DayGrid) => Found | null,
  onMetric: () => void,
): ReadonlyArray<Tested<Found>> =>
  metrics.flatMap(({ key, grid }) => {
    const found = test(grid)
    onMetric()
    return found ? [{ target: key, found }] : []
  })

const significant = <Found extends { readonly p_value: number }>(
  tested: ReadonlyArray<Tested<Found>>,
) => {
  const qs = benjaminiHochberg(tested.map(({ found }) => found.p_value))
  return tested.flatMap(({ target, found }, at) =>
    qs[at]! < Q ? [{ ...found, target, q_value: qs[at]! }] : [],
  )
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
 * the metrics.
 */
export const scan = (
  { metrics, longest_lag, related }: ScanInput,
  onShare: (share: number) => void,
): Scan => {
  const unasked = new Set(related.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
  const isAsked = (feature: number, target: number) =>
    !unasked.has(`${metrics[feature]!.key} ${metrics[target]!.key}`)
  const grids = metrics.map(({ grid }) => grid)
  const steps = 3 * metrics.length
  let done = 0
  const step = () => onShare(++done / steps)

  const links = testedLinks(grids, longest_lag, isAsked, step)
  const trends = testedLevels(metrics, trend, step)
  const changes = testedLevels(metrics, changepoint, step)

  const association = links.map(({ p_value }) => p_value)
  const qs = benjaminiHochberg(association)
  const found = (link: Link, at: number): ReadonlyArray<FoundLink> => {
    if (qs[at]! >= Q) return []
    const { feature, target, lag } = link
    const associated = associate(grids[feature]!, grids[target]!, lag)
    if (!associated?.confirmed) return []
    return [
      {
        kind: "association",
        feature: metrics[feature]!.key,
        target: metrics[target]!.key,
        lag,
        ...associated,
        p_value: link.p_value,
        q_value: qs[at]!,
      },
    ]
  }

  return {
    findings: [
      ...links.flatMap(found),
      ...oneStoryEach(
        significant(trends).map((one) => ({ kind: "trend", ...one })),
        significant(changes).map((one) => ({ kind: "changepoint", ...one })),
      ),
    ],
    tests: {
      association,
      trend: trends.map(({ found: { p_value } }) => p_value),
      changepoint: changes.map(({ found: { p_value } }) => p_value),
    },
  }
}

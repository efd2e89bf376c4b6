import { Effect } from "effect"
import { MetricSeriesStore } from "#db/metric-series"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { Metric, Series } from "#domain/metric"
import type { ToolInput, Window } from "#domain/tool"
import { associationFacts, associationFinding, FEWEST_PAIRS } from "#pipeline/tools/association"
import { acrossDevices } from "#pipeline/tools/device-change"
import { numberFact } from "#pipeline/tools/fact"
import { FEWEST_DAYS, trendOf } from "#pipeline/tools/trend"
import { metrics } from "#science/metrics"
import { mannKendall } from "#science/sample/mann-kendall"
import { benjaminiHochberg } from "#science/sample/multiple-testing"
import { spearman } from "#science/sample/spearman"
import { type DayGrid, dayGrid, pairs, present } from "#science/series/day-grid"

/** What is worth telling after correction for all that was tried, and how much of it. */
const Q = 0.05
const MOST_FINDINGS = 12

interface Laid {
  readonly metric: Metric
  readonly series: Series
  readonly grid: DayGrid
  readonly n: number
}

/** A test that ran; what it found is worked out only when it is worth telling. */
interface Trial {
  readonly p_value: number
  /** What kind of finding it is: "movement with sleep", "variability over time". */
  readonly kin: string
  /** A correlation: Spearman's of a pair, Kendall's of a trend. */
  readonly size: number
  readonly findings: () => Findings
}

const trialOfTrend = ({ metric, series, grid, n }: Laid, window: Window): Trial => {
  const { s, p_value } = mannKendall(present(grid).value)
  return {
    p_value,
    kin: `${metric.families[0]} over time`,
    size: Math.abs(s) / ((n * (n - 1)) / 2),
    findings: () => acrossDevices(trendOf(metric, window, grid), series),
  }
}

const trialOfPair = (from: Laid, to: Laid, lag: number, window: Window): ReadonlyArray<Trial> => {
  const paired = pairs(from.grid, to.grid, lag)
  if (paired.x.length < FEWEST_PAIRS) return []
  const found = spearman(paired.x, paired.y)
  if (!found) return []
  const pairing = { feature: from.metric, target: to.metric, lag, window }
  const linked = () => ({
    ...noFindings,
    facts: associationFacts(pairing, paired, found),
    evidence: [associationFinding(pairing, found)],
  })
  const findings = () => acrossDevices(linked(), from.series, to.series)
  const kin = [from.metric.families[0], to.metric.families[0]].sort().join(" with ")
  return [{ p_value: found.p_value, kin, size: Math.abs(found.rho), findings }]
}

const isNews = (a: Metric, b: Metric) =>
  ![...a.families, ...b.families].includes("score") &&
  a.families.every((family) => !b.families.includes(family))

/** The trend of one, and its links with each after it: same day, and either the day before. */
const trialsOf = (one: Laid, others: ReadonlyArray<Laid>, window: Window): ReadonlyArray<Trial> => [
  trialOfTrend(one, window),
  ...others
    .filter((other) => isNews(one.metric, other.metric))
    .flatMap((other) => [
      ...trialOfPair(one, other, 0, window),
      ...trialOfPair(one, other, 1, window),
      ...trialOfPair(other, one, 1, window),
    ]),
]

/**
 * Looks for links and trends among all metrics of the asked data types, bloodwork apart. Every test
 * that ran is counted; what is left after Benjamini and Hochberg is told, the largest
 * first and of each kind the largest alone: that steps, distance and floors all go with longer sleep is one
 * finding.
 */
export const scan = Effect.fn("scan")(function* (
  user: UserId,
  { data_types, window }: ToolInput<"scan">,
) {
  const asked = metrics.filter(({ data_type }) => data_types.includes(data_type))
  const all = yield* (yield* MetricSeriesStore).seriesOfAll(user, asked, window)
  const laid = asked.flatMap((metric, at): ReadonlyArray<Laid> => {
    const series = all[at]!
    if (series.length < FEWEST_DAYS) return []
    return [{ metric, series, grid: dayGrid(series, window.from, window.to), n: series.length }]
  })
  const trials = (yield* Effect.forEach(laid, (one, at) =>
    // A scan of many metrics is long: others get their turn in between.
    Effect.map(Effect.yieldNow, () => trialsOf(one, laid.slice(at + 1), window)),
  )).flat()
  const tests = trials.map(({ p_value }) => p_value)
  const qs = benjaminiHochberg(tests)
  const told = trials
    .map((trial, at) => ({ trial, q: qs[at]! }))
    .filter(({ q }) => q < Q)
    .sort((a, b) => b.trial.size - a.trial.size)
    .filter(({ trial }, at, all) => all.findIndex(({ trial: { kin } }) => kin === trial.kin) === at)
    .slice(0, MOST_FINDINGS)
    .map(({ trial }) => trial.findings())

  const days = new Set(all.flatMap((series) => series.map(({ date }) => date))).size
  const about = (name: string) => ({
    label: "scan",
    window,
    n: days,
    key: `scan_${[...new Set(data_types)].sort().join("_")}_${name}`,
  })
  return {
    ...noFindings,
    facts: [
      numberFact("tests", about("tests"), tests.length, "tests", 0),
      numberFact("n", about("n"), days, "days", 0),
      ...told.flatMap(({ facts }) => facts),
    ],
    evidence: told.flatMap(({ evidence }) => evidence),
    tests: { association: tests },
  } satisfies Findings
})

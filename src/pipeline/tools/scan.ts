import { Effect } from "effect"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { ToolInput, Window } from "#domain/tool"
import { linkOf, linkTold, testedOf } from "#pipeline/tools/association"
import { numberFact } from "#pipeline/tools/fact"
import { preparedOf } from "#pipeline/tools/prepared"
import { courseOf, courseTold, FEWEST_DAYS } from "#pipeline/tools/trend"
import { metrics } from "#science/metrics"
import { isNews } from "#science/metrics/kinship"
import { benjaminiHochberg } from "#science/sample/multiple-testing"
import { associate } from "#science/series/association"
import type { Prepared } from "#science/series/preparation"
import { trend } from "#science/series/trend"

/** What is worth telling after correction for all that was tried, and how much of it. */
const Q = 0.05
const MOST_FINDINGS = 12

/** A test that ran; what it found is worked out only when it is worth telling. */
interface Trial {
  readonly p_value: number
  /** What kind of finding it is: "movement with sleep", "variability over time". */
  readonly kin: string
  /** A correlation: Spearman's of a pair, Kendall's of a trend. */
  readonly size: number
  readonly findings: () => Findings
}

const trialOfTrend = (one: Prepared, window: Window): ReadonlyArray<Trial> => {
  const course = courseOf(one, window)
  const found = trend(course.grid)
  if (!found) return []
  const { p_value } = found
  const kin = `${one.metric.families[0]} over time`
  return [{ p_value, kin, size: 1 - p_value, findings: () => courseTold(course, found, null) }]
}

const trialOfPair = (
  from: Prepared,
  to: Prepared,
  lag: number,
  window: Window,
): ReadonlyArray<Trial> => {
  const link = linkOf(from, to, lag, window)
  const found = associate(...testedOf(link))
  if (!found) return []
  const kin = [from.metric.families[0], to.metric.families[0]].sort().join(" with ")
  const findings = () => linkTold(link, found, null)
  return [{ p_value: found.p_value, kin, size: Math.abs(found.rho), findings }]
}

/** The trend of one, and its links with each after it: same day, and either the day before. */
const trialsOf = (
  one: Prepared,
  others: ReadonlyArray<Prepared>,
  window: Window,
): ReadonlyArray<Trial> => [
  ...trialOfTrend(one, window),
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
  const all = yield* preparedOf(user, asked, window)
  const laid = all.filter(({ report }) => report.used >= FEWEST_DAYS)
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

  const days = new Set(all.flatMap(({ usable }) => usable.map(({ date }) => date))).size
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

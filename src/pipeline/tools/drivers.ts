import { Effect } from "effect"
import { metricOf, metrics } from "#catalogue/metrics"
import { countUnit } from "#catalogue/metrics/degrees"
import { canExplain } from "#catalogue/metrics/relatedness"
import type { UserId } from "#domain/ids"
import { type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolInput } from "#domain/tool"
import { Calculator } from "#pipeline/calculator"
import { linkFindings } from "#pipeline/tools/association"
import { numberFact } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { type Link, linkOf, MIN_PAIRS, sizedOf, testedOf } from "#pipeline/tools/link"
import { preparedOf } from "#pipeline/tools/prepared"
import { benjaminiHochberg } from "#statistics/sample/multiple-testing"
import { type Association, associate } from "#statistics/series/association"
import type { Prepared } from "#statistics/series/preparation"

/** Links are reported below this q value, up to a maximum number. */
const Q = 0.05
const MAX_REPORTED = 6

/** The same day and the day before; what a drink does may take a day longer. */
const lagsOf = ({ families }: Metric): ReadonlyArray<number> =>
  families.includes("alcohol") ? [0, 1, 2] : [0, 1]

interface Trial {
  readonly link: Link
  readonly found: Association
}

const featureOf = ({ link }: Trial): Metric => link.pairing.feature

/** The first of each kind before the second of any: steps and distance are nearly one thing. */
const oneOfEachFirst = (
  trials: ReadonlyArray<Trial>,
  kind: (trial: Trial) => string,
): ReadonlyArray<Trial> => {
  const isFirst = (trial: Trial) => trials.find((other) => kind(other) === kind(trial)) === trial
  return [...trials.filter(isFirst), ...trials.filter((trial) => !isFirst(trial))]
}

/** The confirmed ones, the largest first, each metric once, kinds in turn. */
const reportedOf = (trials: ReadonlyArray<Trial>): ReadonlyArray<Trial> => {
  const qs = benjaminiHochberg(trials.map(({ found }) => found.p_value))
  const confirmed = trials
    .filter(({ found }, at) => qs[at]! < Q && found.confirmed)
    .sort((a, b) => Math.abs(b.found.rho) - Math.abs(a.found.rho))
  const once = confirmed.filter(
    (trial) => confirmed.find((other) => featureOf(other) === featureOf(trial)) === trial,
  )
  return oneOfEachFirst(once, (trial) => featureOf(trial).families[0]).slice(0, MAX_REPORTED)
}

/**
 * What goes with a metric: its association with every other that measures something else, on the same
 * day and the day before. Every test counts; links that Benjamini and Hochberg and the day-to-day changes
 * confirm are reported.
 */
export const drivers = Effect.fn("drivers")(function* (
  user: UserId,
  { target: key, window }: ToolInput<"drivers">,
) {
  const target = metricOf(key)
  if (!target) return refused(key)
  const features = metrics.filter((metric) => canExplain(metric, target))
  const [after, ...before] = yield* preparedOf(user, [target, ...features], window)
  const days = after!.report.used
  if (days < MIN_PAIRS)
    return insufficient({
      metric: target,
      question: "drivers",
      window,
      have: days,
      need: MIN_PAIRS,
    })

  const trialsOf = (feature: Prepared): ReadonlyArray<Trial> =>
    lagsOf(feature.metric).flatMap((lag) => {
      const link = linkOf(feature, after!, lag, window)
      const found = associate(...testedOf(link))
      return found ? [{ link, found }] : []
    })
  const trials = (yield* Effect.forEach(
    before.filter(({ report }) => report.used >= MIN_PAIRS),
    // Many metrics over years take long: the event loop runs in between.
    (feature) => Effect.map(Effect.yieldNow, () => trialsOf(feature)),
  )).flat()
  const { run } = yield* Calculator
  const reported = yield* Effect.forEach(reportedOf(trials), ({ link, found }) =>
    Effect.map(run("associationSize", sizedOf(link, found)), (size) =>
      linkFindings(link, found, size),
    ),
  )
  const about = (name: string) => ({
    label: target.name,
    window,
    n: days,
    key: `${target.key}_drivers_${name}`,
  })
  return {
    ...noFindings,
    facts: [
      numberFact("tests", about("tests"), trials.length, "tests", 0),
      numberFact("n", about("n"), days, countUnit(target), 0),
      ...reported.flatMap(({ facts }) => facts),
    ],
    evidence: reported.flatMap(({ evidence }) => evidence),
    tests: { association: trials.map(({ found }) => found.p_value) },
  } satisfies Findings
})

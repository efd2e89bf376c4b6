import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { type Cited, type Norm, normOf } from "#catalogue/norms"
import type { Band } from "#catalogue/norms/band"
import { bandOf } from "#catalogue/norms/bands"
import { MetricSeriesStore } from "#db/metric-series"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { addDays } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { factsOn } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import { mean } from "#statistics/sample/descriptive"

/** The person's own number is of the last thirty days with data. */
const DAYS = 30
const MIN_VALUES = 3

/** A number of no rows and no window. */
const constant = ({ key, unit }: Metric, role: FactRole, value: number, label: string): Fact => ({
  item: { key: `${key}_${role}`, value, unit },
  role,
  label,
  decimals: Number.isInteger(value) ? 0 : 1,
})

/** The ends of a band, each with its source in what it is called. */
const bandFacts = (metric: Metric, { low, high, source }: Band): ReadonlyArray<Fact> => {
  const label = `${metric.name} (${source})`
  return [
    ...(low === null ? [] : [constant(metric, "band_low", low, label)]),
    ...(high === null ? [] : [constant(metric, "band_high", high, label)]),
  ]
}

/** Facts of studies, each with its source in what it is called. */
const studyFacts = (metric: Metric, norm: Norm): ReadonlyArray<Fact> => {
  const { key, name } = metric
  const number = (role: FactRole, cited: Cited | undefined): ReadonlyArray<Fact> =>
    cited === undefined ? [] : [constant(metric, role, cited.value, `${name} (${cited.source})`)]
  return [
    ...number("population_mean", norm.mean),
    ...number("population_sd", norm.sd),
    ...number("usual_low", norm.low),
    ...number("usual_high", norm.high),
    ...(norm.guideline === undefined
      ? []
      : [
          {
            item: { key: `${key}_guideline`, value: norm.guideline },
            role: "guideline" as const,
            label: name,
            decimals: 0,
          },
        ]),
  ]
}

/**
 * The person's mean of the last thirty days with data beside what studies of adults say: cited
 * numbers, no rank and no judgement. Of a minor the mean alone, and a value that the question names. Age, sex
 * and height are those that the question names, else those of the profile.
 */
export const reference = Effect.fn("reference")(function* (
  user: UserId,
  { metric: key, value: asked, ...named }: ToolInput<"reference">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const { coverage, series } = yield* MetricSeriesStore
  const profile = { ...((yield* (yield* ProfileStore).find(user)) ?? NO_PROFILE), ...named }
  const norm = normOf(key, profile)
  const band = bandOf(key, profile)
  const studies = [
    ...(asked === undefined ? [] : [constant(metric, "asked", asked, metric.name)]),
    ...(norm ? studyFacts(metric, norm) : []),
    ...(band ? bandFacts(metric, band) : []),
  ]

  const [known] = yield* coverage(user, [metric])
  if (!known) return { ...noFindings, facts: studies } satisfies Findings
  const window = { from: addDays(known.last, 1 - DAYS), to: known.last }
  const values = (yield* series(user, metric, window)).map(({ value }) => value)
  const have = values.length
  if (have < MIN_VALUES) {
    const short = insufficient({ metric, question: "reference", window, have, need: MIN_VALUES })
    return { ...short, facts: [...short.facts, ...studies] }
  }
  const own = factsOn(metric, window, have).value("value", mean(values), "reference_value")
  return { ...noFindings, facts: [own, ...studies] } satisfies Findings
})

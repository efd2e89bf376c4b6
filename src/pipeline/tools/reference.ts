import { Effect } from "effect"
import { metricOf } from "#catalogue/metrics"
import { type Cited, type Norm, normOf } from "#catalogue/norms"
import type { Band, Build } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import { MetricSeriesStore } from "#db/metric-series"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { addDays } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { factsOn, numberFact } from "#pipeline/tools/fact"
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
    {
      item: { key: `${metric.key}_band_source`, value: source },
      role: "band_source",
      label: metric.name,
      decimals: 0,
    },
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

const isWithin = (band: Band, value: number): boolean => zoneOf(band, value).is === "good"

/** A goal is a tenth above what one has now, rounded up to the next step, and never beyond the band. */
const GOALS: Readonly<Record<string, number>> = { steps: 500 }
const MORE = 1.1

const goalFacts = (metric: Metric, { low, high }: Band, own: number): ReadonlyArray<Fact> => {
  const step = GOALS[metric.key]
  if (step === undefined || low === null || high === null) return []
  const next = Math.min(high, Math.ceil((own * MORE) / step) * step)
  return [constant(metric, "goal", own >= high ? high : next, metric.name)]
}

/** How many of several metrics lie within their bands over a window, by their means. */
const togetherFacts = Effect.fnUntraced(function* (
  user: UserId,
  keys: ReadonlyArray<string>,
  window: Window,
  person: Build,
) {
  const { seriesOfAll } = yield* MetricSeriesStore
  const metrics = keys.flatMap((key) => metricOf(key) ?? [])
  const all = yield* seriesOfAll(user, metrics, window)
  const judged = metrics.flatMap((metric, at) => {
    const band = bandOf(metric.key, person)
    const values = all[at]!.map(({ value }) => value)
    return band && values.length >= MIN_VALUES ? [isWithin(band, mean(values))] : []
  })
  const count = (role: FactRole, number: number): Fact =>
    numberFact(
      role,
      { label: "marks of good sleep", window, n: judged.length, key: `reference_${role}` },
      number,
      "",
      0,
    )
  return [count("met", judged.filter(Boolean).length), count("judged", judged.length)]
})

/**
 * The person's mean of the last thirty days with data, or of a window, beside what studies of adults say: cited
 * numbers, no rank and no judgement. Of a minor the mean alone, and a value that the question names. Age, sex
 * and height are those that the question names, else those of the profile.
 */
export const reference = Effect.fn("reference")(function* (
  user: UserId,
  { metric: key, value: asked, window: asking, together, ...named }: ToolInput<"reference">,
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
  const window = asking ?? { from: addDays(known.last, 1 - DAYS), to: known.last }
  const values = (yield* series(user, metric, window)).map(({ value }) => value)
  const have = values.length
  const need = asking ? Math.min(MIN_VALUES, daysIn(asking)) : MIN_VALUES
  if (have < need) {
    const short = insufficient({ metric, question: "reference", window, have, need })
    return { ...short, facts: [...short.facts, ...studies] }
  }
  const facts = factsOn(metric, window, have)
  const own = mean(values)
  const counted = band
    ? [
        ...goalFacts(metric, band, own),
        facts.count("outside", values.filter((value) => !isWithin(band, value)).length),
        facts.count("days", have, "reference_days"),
      ]
    : []
  const marks = together ? yield* togetherFacts(user, together, window, profile) : []
  return {
    ...noFindings,
    facts: [facts.value("value", own, "reference_value"), ...studies, ...counted, ...marks],
  } satisfies Findings
})

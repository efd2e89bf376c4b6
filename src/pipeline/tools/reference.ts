import { Effect } from "effect"
import { isUsualAdult } from "#catalogue/adult"
import { metricOf } from "#catalogue/metrics"
import { normOf } from "#catalogue/norms"
import type { Band, Build } from "#catalogue/norms/band"
import { type Aspect, bandOf, zoneOf } from "#catalogue/norms/bands"
import { MetricSeriesStore } from "#db/metric-series"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { NO_PROFILE } from "#domain/profile"
import { addDays, type LocalDate } from "#domain/time"
import type { FactRole, ToolInput } from "#domain/tool"
import { daysIn, type Window } from "#domain/window"
import { factsOn, numberFact } from "#pipeline/tools/fact"
import { insufficient, refused } from "#pipeline/tools/insufficient-data"
import {
  bandFacts,
  constant,
  goalFacts,
  strangerFacts,
  studyFacts,
} from "#pipeline/tools/reference-facts"
import { ownOf } from "#pipeline/tools/reference-own"
import { mean } from "#statistics/sample/descriptive"

/** The person's own number is of the last thirty days with data. */
const DAYS = 30
const MIN_VALUES = 3
/** How old a last value may be for the days before today to be the last with data. */
const RECENT_DAYS = 7

const isWithin = (band: Band, value: number): boolean => zoneOf(band, value).is === "good"

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

/** The unit in which an aspect of a metric is judged. */
const UNITS: Readonly<Record<Aspect, string>> = { spread: "minutes", week: "min" }

/** A metric as its band judges it: of an aspect in the unit and under keys of that. */
const judgedAs = (metric: Metric, aspect?: Aspect): Metric =>
  aspect
    ? { ...metric, key: `${metric.key}_${aspect}`, unit: UNITS[aspect], scale: "ratio" }
    : metric

/** A number of servings is said to the tenth, a whole one without. */
const wholeOr = (count: number): number => (Math.round(count * TENTHS) % TENTHS === 0 ? 0 : 1)
const TENTHS = 10

/** The days before one, of which the person's own number is. */
const daysTo = (to: LocalDate): Window => ({ from: addDays(to, 1 - DAYS), to })

/**
 * The person's mean of the last thirty days with data, or of a window, beside what studies of adults say: cited
 * numbers, no rank and no judgement. Of a minor the mean alone, and a value that the question names. Age, sex
 * and height are those that the question names, else those of the profile.
 */
export const reference = Effect.fn("reference")(function* (
  user: UserId,
  {
    metric: key,
    value: asked,
    window: asking,
    until,
    aspect,
    per,
    together,
    ...named
  }: ToolInput<"reference">,
) {
  const metric = metricOf(key)
  if (!metric) return refused(key)
  const { coverage } = yield* MetricSeriesStore
  const profile = { ...((yield* (yield* ProfileStore).find(user)) ?? NO_PROFILE), ...named }
  const norm = aspect ? null : normOf(key, profile)
  const band = bandOf(key, profile, aspect)
  const measure = judgedAs(metric, aspect)
  const studies = [
    ...(asked === undefined ? [] : [constant(metric, "asked", asked, metric.name)]),
    ...(norm ? studyFacts(metric, norm) : []),
    ...(band ? bandFacts(measure, band) : []),
  ]

  const [known] = yield* coverage(user, [metric])
  if (!known) return { ...noFindings, facts: studies } satisfies Findings
  const isRecent = until !== undefined && known.last >= addDays(until, -RECENT_DAYS)
  const window = asking ?? daysTo(isRecent ? until : known.last)
  const own = yield* ownOf(user, metric, window, aspect)
  const have = own.values.length
  const need = asking ? Math.min(MIN_VALUES, daysIn(asking)) : MIN_VALUES
  if (have < need) {
    const short = insufficient({ metric, question: "reference", window, have, need })
    return { ...short, facts: [...short.facts, ...studies] }
  }
  const facts = factsOn(measure, window, have)
  const outside = (of: Band) => own.values.filter((value) => !isWithin(of, value)).length
  const counted = band
    ? [
        ...goalFacts(measure, band, own.value),
        ...(aspect
          ? []
          : [facts.count("outside", outside(band)), facts.count("days", have, "reference_days")]),
      ]
    : []
  const marks = together ? yield* togetherFacts(user, together, window, profile) : []
  return {
    ...noFindings,
    facts: [
      ...own.facts,
      ...studies,
      ...counted,
      ...(isUsualAdult(profile) && !aspect ? strangerFacts(metric, profile, own.value) : []),
      ...(per
        ? [
            facts.number("servings", own.value / per, "", wholeOr(own.value / per)),
            constant(metric, "serving", per, metric.name),
          ]
        : []),
      ...marks,
    ],
  } satisfies Findings
})

import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { type PhraseTable, phrases } from "#language/phrases"

/** The bundle that answers a question which names nothing; of each list what there is data of. */
const bundle = [["sleep_minutes"], ["resting_hr"], ["hrv_rmssd", "hrv_sdnn"], ["steps"]]

/** Metrics added when few of the bundle are measured. */
const further = ["glucose_avg", "glucose_tir", "weight_kg", "bp_systolic", "vo2max", "stress_score"]
const MIN_METRICS = 2

/** A few central metrics that the person has data of. */
export const centralOf = ({ briefing }: ParsedQuestion): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const bundled = bundle.flatMap((keys) => keys.find((key) => present.has(key)) ?? [])
  const others = further.filter((key) => present.has(key))
  const keys =
    bundled.length < MIN_METRICS ? [...bundled, ...others].slice(0, bundle.length) : bundled
  return (keys.length > 0 ? keys : bundle.flatMap((all) => all.slice(0, 1))).flatMap(
    (key) => metricOf(key) ?? [],
  )
}

/** What is looked at where a question asks for anything that changed; of each list what there is data of. */
const main = [
  ...bundle,
  ["deep_minutes"],
  ["weight_kg"],
  ["stress_score"],
  ["workout_minutes"],
  ["caffeine_mg"],
  ["mood"],
  ["glucose_avg"],
  ["bp_systolic"],
]

/** The main metrics that the person has data of. */
export const mainOf = ({ briefing }: Pick<ParsedQuestion, "briefing">): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map(({ metric }) => metric))
  const keys = main.flatMap((each) => each.find((key) => present.has(key)) ?? [])
  return (keys.length > 0 ? keys : bundle.flatMap((all) => all.slice(0, 1))).flatMap(
    (key) => metricOf(key) ?? [],
  )
}

/** What a superlative without a metric is of. */
const OF: ReadonlyArray<readonly [PhraseTable, string]> = [
  [
    phrases`laziest | busiest | most sedentary | (most|least) active | ((move|walk) the (most|least))`,
    "steps",
  ],
  [phrases`calmest | most relaxed`, "stress_score"],
]

/** The metric that a superlative implies which names none: "on which day am I laziest". */
export const impliedMetric = ({ text, briefing }: ParsedQuestion): Metric | null => {
  const key = OF.find(([wordings]) => wordings.test(text))?.[1]
  const has = key !== undefined && briefing.metrics.some(({ metric }) => metric === key)
  return has ? metricOf(key) : null
}

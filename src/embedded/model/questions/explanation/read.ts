import { metricOf } from "#catalogue/metrics"
import { canExplain } from "#catalogue/metrics/relatedness"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import type {
  DayExplanation,
  Explanation,
  ShiftExplanation,
} from "#embedded/model/questions/explanation/intent"
import { premiseOf } from "#embedded/model/questions/explanation/premise"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import { dayInPlaceOf } from "#embedded/model/understanding/last-day"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { distanceOf, horizonsOf } from "#embedded/model/understanding/time/horizons"
import type { FoundPeriod } from "#embedded/model/understanding/time/period"
import { CHANGE, WHY } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const NIGHT = [
  "sleep_minutes",
  "wakeups",
  "sleep_latency",
  "sleep_efficiency",
  "deep_minutes",
  "rem_minutes",
  "bedtime_hour",
  "sleeping_hr",
  "resting_hr",
  "hrv_rmssd",
  "skin_temp_dev",
  "respiratory_rate",
]
const DAY = [
  "workout_minutes",
  "training_load",
  "steps",
  "caffeine_mg",
  "alcohol_g",
  "stress_score",
]

/** Those of the keys that there is data of and that are not the metric itself. */
const others = (
  { briefing }: ParsedQuestion,
  metric: Metric,
  keys: ReadonlyArray<string>,
): ReadonlyArray<Metric> => {
  const present = new Set(briefing.metrics.map((each) => each.metric))
  return keys.flatMap((key) =>
    key === metric.key || !present.has(key) ? [] : (metricOf(key) ?? []),
  )
}

const ofDay = (parsed: ParsedQuestion, metric: Metric, day: FoundPeriod): DayExplanation => {
  const earlier = dayInPlaceOf(day.window.to, parsed.briefing, [metric])
  const isNight = metric.day === "night"
  const isOther = (other: Metric) => isNight || canExplain(other, metric)
  return {
    kind: "explanation",
    of: "day",
    metric,
    premise: premiseOf(parsed.text),
    date: earlier?.date ?? day.window.to,
    name: earlier?.name ?? day.name,
    isEarlier: earlier !== null,
    same: others(parsed, metric, isNight ? NIGHT : [...NIGHT, ...DAY]).filter(isOther),
    before: isNight ? others(parsed, metric, DAY) : [],
  }
}

/** So far apart two times must be for a change of level between them. */
const MIN_DISTANCE = 60

const ofShift = (parsed: ParsedQuestion, metric: Metric): ShiftExplanation | null => {
  const { briefing, dates, text, periods } = parsed
  const first = briefing.metrics.find((each) => each.metric === metric.key)?.first
  const contrast = contrastOf(parsed)
  const isFar = contrast !== null && distanceOf(contrast) >= MIN_DISTANCE
  const isLong = periods.length === 1 && daysIn(periods[0]!.window) >= MIN_DISTANCE
  const hasMoved = (periods.length === 0 || isLong) && contrast === null && CHANGE.test(text)
  if (first === undefined || !(isFar || hasMoved)) return null
  const horizons = [...(isFar ? [contrast] : []), ...horizonsOf(dates.today, first)]
  return horizons.length === 0
    ? null
    : {
        kind: "explanation",
        of: "shift",
        metric,
        premise: premiseOf(text),
        horizons,
        isNamed: isFar,
      }
}

const NIGHTS = phrases`
  night
  nights
  slept
  sleep
`

/** "why did I sleep so badly on Tuesday", "why is my resting HR lower than last year". */
export const readExplanation = (parsed: ParsedQuestion): Explanation | null => {
  const { metrics, mentions, text, whole, periods } = parsed
  if (!WHY.test(text) || mentions.length > 1) return null
  const day = periods.length === 1 ? periods.find(({ window }) => daysIn(window) === 1) : undefined
  const [metric] =
    metrics.length > 0 || !NIGHTS.test(whole) ? metrics : [metricOf("sleep_minutes")!]
  if (!metric) return null
  return day && contrastOf(parsed) === null ? ofDay(parsed, metric, day) : ofShift(parsed, metric)
}

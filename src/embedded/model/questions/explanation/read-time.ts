import { metricOf } from "#catalogue/metrics"
import { daysIn } from "#domain/window"
import { circumstancesOf } from "#embedded/model/questions/circumstances"
import type {
  Explanation,
  TimeExplanation,
  WeekdayExplanation,
} from "#embedded/model/questions/explanation/intent"
import { premiseOf } from "#embedded/model/questions/explanation/premise"
import { always, periodOf } from "#embedded/model/understanding/asked-period"
import { contrastOf } from "#embedded/model/understanding/contrasting"
import { centralOf } from "#embedded/model/understanding/default-metrics"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { before } from "#embedded/model/understanding/time/contrast"
import { dayOfWeekIn } from "#embedded/model/understanding/time/day-of-week"
import { isOfSleep } from "#embedded/model/understanding/time/period"
import { WHY } from "#embedded/model/understanding/words/concepts"
import { phrases } from "#language/phrases"

const WEEK_DAYS = 7

/** What is felt on a day and is no metric: it follows the night before. */
const FELT = phrases`
  (tired|exhausted|knackered|sleepy|drained|worn out|groggy|sluggish|fatigued|shattered|wiped|dead|low|down|rough|crap)
  (bad|awful|terrible|worse|horrible)
`
/** Of a night and the day before it. */
const NIGHT = ["bedtime_hour", "wake_hour", "sleep_minutes", "wakeups", "deep_minutes", "hrv_rmssd"]
const EVE = ["steps", "workout_minutes", "caffeine_mg", "alcohol_g"]

const readWeekday = (parsed: ParsedQuestion): WeekdayExplanation | null => {
  const { briefing, metrics, text } = parsed
  const named = dayOfWeekIn(text)
  const [metric] =
    metrics.length > 0 ? metrics : FELT.test(text) ? [metricOf("sleep_minutes")!] : []
  if (named === null || !metric) return null
  const isEvening = metrics.length > 0 && isOfSleep(metric)
  const day = (named + (isEvening ? 1 : 0)) % WEEK_DAYS
  const present = new Set(briefing.metrics.map((each) => each.metric))
  const placed = (keys: ReadonlyArray<string>, at: number) =>
    keys
      .filter((key) => key !== metric.key && present.has(key))
      .flatMap((key) => metricOf(key) ?? [])
      .map((each) => ({ metric: each, day: (at + WEEK_DAYS) % WEEK_DAYS }))
  return {
    kind: "explanation",
    of: "weekday",
    metric,
    premise: metrics.length > 0 ? premiseOf(text) : "low",
    day,
    window: always(parsed).window,
    around: [
      ...placed(NIGHT, day),
      ...placed(EVE, metric.day === "night" ? day - 1 : day),
      ...(metrics.length === 0 ? placed(["mood"], day) : []),
    ],
  }
}

/** Somebody who is tired lately is answered by the state of the day. */
const TIRED = phrases`(tired|exhausted|knackered|drained|fatigued|sleepy)`

/** "last week", "this month": a time of its own, not a day and not years. */
const MIN_DAYS = 2
const MAX_DAYS = 62

const readTime = (parsed: ParsedQuestion): TimeExplanation | null => {
  const { briefing, metrics, periods, text, dates } = parsed
  const premise = premiseOf(text)
  if (
    TIRED.test(text) ||
    metrics.length > 0 ||
    periods.length === 0 ||
    (premise !== "bad" && premise !== "good")
  )
    return null
  const contrast = contrastOf(parsed) ?? before(periodOf(parsed, MAX_DAYS), dates)
  const days = daysIn(contrast.b.window)
  const measures = [
    ...centralOf(parsed),
    ...["mood", "stress_score"].flatMap((key) => metricOf(key) ?? []),
  ]
  const [metric] = measures
  if (!metric || days < MIN_DAYS || days > MAX_DAYS) return null
  return {
    kind: "explanation",
    of: "time",
    metric,
    premise,
    contrast,
    measures,
    around: circumstancesOf(briefing, measures),
  }
}

/** "why am I always tired on mondays", "why was last week so bad": no metric, or a day of the week. */
export const readTimeWhy = (parsed: ParsedQuestion): Explanation | null =>
  WHY.test(parsed.text) && parsed.mentions.length < 2
    ? (readWeekday(parsed) ?? readTime(parsed))
    : null

import { metricOf } from "#catalogue/metrics"
import { isPlural } from "#catalogue/metrics/degrees"
import { placeholder, rounded, valueOf } from "#catalogue/placeholder"
import type { Briefing } from "#domain/briefing"
import type { Finding, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { ToolCall } from "#domain/tool"
import { listed } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { isSeen, spoken } from "#embedded/model/prose/spoken"
import { call } from "#embedded/model/questions/call"
import type { Contrast } from "#embedded/model/understanding/time/contrast"

/** What surrounds a time in which something was better or worse: nights, training, food and drink, strain. */
const CIRCUMSTANCES = [
  "sleep_minutes",
  "bedtime_hour",
  "wakeups",
  "steps",
  "workout_minutes",
  "caffeine_mg",
  "alcohol_g",
  "stress_score",
  "resting_hr",
]

/** What alone may have to do with a metric, where coffee and the like have not. */
const RELEVANT: Readonly<Record<string, ReadonlyArray<string>>> = {
  weight_kg: ["steps", "workout_minutes", "sleep_minutes", "alcohol_g", "intake_kcal"],
  body_fat: ["steps", "workout_minutes", "sleep_minutes", "alcohol_g", "intake_kcal"],
  steps: ["workout_minutes", "sleep_minutes", "stress_score"],
  workout_minutes: ["steps", "sleep_minutes", "stress_score"],
  vo2max: ["workout_minutes", "steps"],
  bedtime_hour: ["workout_minutes", "caffeine_mg", "alcohol_g", "stress_score"],
  caffeine_mg: ["sleep_minutes", "bedtime_hour", "stress_score"],
}

/** The circumstances that there is data of, besides what is asked about. */
export const circumstancesOf = (
  { metrics }: Briefing,
  asked: ReadonlyArray<Metric>,
): ReadonlyArray<Metric> => {
  const present = new Set(metrics.map(({ metric }) => metric))
  const [only] = asked
  const keys = (asked.length === 1 && only && RELEVANT[only.key]) || CIRCUMSTANCES
  return keys
    .filter((key) => present.has(key))
    .flatMap((key) => metricOf(key) ?? [])
    .filter((metric) => asked.every(({ key }) => key !== metric.key))
}

/** One comparison a circumstance. */
export const circumstanceCalls = (
  metrics: ReadonlyArray<Metric>,
  { a, b }: Contrast,
): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) =>
    call("compare", { metric: key, a: a.window, b: b.window }, "investigator"),
  )

/** A metric in two times, which are not the same. */
export interface Differing {
  readonly metric: Metric
  readonly found: Found
  /** The difference in halves of its plausible range: from 1 on it is more than chance. */
  readonly size: number
}

/** From here on a difference is worth a word, though it may be chance. */
const MIN_SIZE = 0.75

const sizeOf = ({ item: { effect, ci_low, ci_high } }: Finding): number =>
  effect === undefined || ci_low === undefined || ci_high === undefined || ci_high === ci_low
    ? 0
    : effect / ((ci_high - ci_low) / 2)

/** A metric in the two times of a contrast; null where either has too few days. */
export const inBoth = (metric: Metric, { a, b }: Contrast, ledger: Ledger): Differing | null => {
  const found = foundBy(ledger, "compare", { metric: metric.key, a: a.window, b: b.window })
  return found.finding && found.fact("a_mean") && found.fact("b_mean")
    ? { metric, found, size: sizeOf(found.finding) }
    : null
}

/** What differed, most first. */
export const differing = (
  metrics: ReadonlyArray<Metric>,
  contrast: Contrast,
  ledger: Ledger,
): ReadonlyArray<Differing> =>
  metrics
    .flatMap((metric) => inBoth(metric, contrast, ledger) ?? [])
    .filter(({ size }) => Math.abs(size) >= MIN_SIZE)
    .sort((one, other) => Math.abs(other.size) - Math.abs(one.size))

/** Circumstances as people say them. */
const SAID: Readonly<Record<string, (value: string) => string>> = {
  sleep_minutes: (value) => `you slept ${value} a night`,
  bedtime_hour: (value) => `you went to bed at ${value}`,
  wake_hour: (value) => `you got up at ${value}`,
  wakeups: (value) => `you woke ${value} a night`,
  steps: (value) => `you walked ${value} a day`,
  workout_minutes: (value) => `you worked out for ${value} a day`,
  caffeine_mg: (value) => `you had ${value} of caffeine a day`,
  alcohol_g: (value) => `you had ${value} of alcohol a day`,
}

/** "you went to bed at 23:40 (23:05 before)". */
export const differenceClause = ({ metric, found }: Differing, before = "before"): string => {
  const [a, b, difference] = [
    found.fact("a_mean")!,
    found.fact("b_mean")!,
    found.fact("difference"),
  ]
  const said =
    difference && valueOf(difference) !== null && isSeen(b, difference) ? rounded : placeholder
  const clause =
    SAID[metric.key]?.(said(b)) ??
    `your ${spoken(metric)} ${isPlural(metric) ? "were" : "was"} ${said(b)}`
  return `${clause} (${said(a)} ${before})`
}

const MAX_SAID = 3
const MAX_LOOKED = 5

/** What else was different in a time, or that nothing was. */
export const circumstancesSentence = (
  metrics: ReadonlyArray<Metric>,
  contrast: Contrast,
  ledger: Ledger,
): string | null => {
  const found = differing(metrics, contrast, ledger).slice(0, MAX_SAID)
  if (found.length > 0) {
    const clauses = listed(found.map((each) => differenceClause(each)))
    return `What else was different: ${clauses}. That fits in time; it is no proof of a cause.`
  }
  const looked = metrics.filter((metric) => inBoth(metric, contrast, ledger)).slice(0, MAX_LOOKED)
  return looked.length === 0
    ? null
    : `Nothing else was much different: ${listed(looked.map(spoken))} were about as before.`
}

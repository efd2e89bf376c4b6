import { degreesOf, isPlural } from "#catalogue/metrics/degrees"
import type { Metric } from "#domain/metric"

/** A text over several lines of source: a break with what it is indented by is a space. */
export const sentence = (strings: TemplateStringsArray, ...parts: ReadonlyArray<string>): string =>
  String.raw({ raw: strings.map((text) => text.replace(/\n */g, " ")) }, ...parts)

/** "a", "a and b", "a, b and c". */
export const listed = (items: ReadonlyArray<string>): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`

const MINUTES = 60

/** The sign of the difference of two levels as printed: 0 when both print the same. */
export const signBetween = ({ decimals, scale }: Metric, a: number, b: number): number => {
  const steps = scale === "clock" ? MINUTES : 10 ** decimals
  return Math.sign(Math.round(a * steps) - Math.round(b * steps))
}

const plurals = {
  is: "are",
  was: "were",
  has: "have",
  averages: "average",
  does: "do",
  shows: "show",
} as const

/** A verb behind a metric's name: "your sleep duration is", "your steps are". */
export const verb = (metric: Metric, singular: keyof typeof plurals): string =>
  isPlural(metric) ? plurals[singular] : singular

/** The comparative for a larger or smaller value of a metric: "higher than", "later than". */
export const comparedWith = (metric: Metric, sign: number): string =>
  sign === 0 ? "the same as" : `${degreesOf(metric)[sign > 0 ? "more" : "less"]} than`

/** Which way a move goes for the person; null where neither way is better. */
export const judged = ({ direction }: Metric, sign: number): "better" | "worse" | null => {
  if (direction === null || sign === 0) return null
  return (direction === "higher") === sign > 0 ? "better" : "worse"
}

/** The verb for a change of a metric: "fell", "got later". */
export const moved = ({ scale }: Metric, sign: number): string => {
  if (scale === "clock") return sign > 0 ? "got later" : "got earlier"
  return sign > 0 ? "rose" : "fell"
}

/** How a level moved in one step: "dropped", "moved later". */
export const fellOrRose = ({ scale }: Metric, sign: number): string => {
  if (scale === "clock") return sign > 0 ? "moved later" : "moved earlier"
  return sign > 0 ? "rose" : "dropped"
}

/** The names of metrics, each once: "steps, sleep duration and mood". */
export const named = (metrics: ReadonlyArray<Metric>): string =>
  listed([...new Set(metrics)].map(({ name }) => name))

const spoken: Readonly<Record<string, string>> = {
  sleep_minutes: "sleep",
  hrv_rmssd: "HRV",
  hrv_sdnn: "HRV",
  wakeups: "wake-ups",
}

/** The name of a metric as people say it: "sleep", "HRV". */
export const spokenName = ({ key, name }: Metric): string => spoken[key] ?? name

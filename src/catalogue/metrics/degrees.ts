import type { Metric } from "#domain/metric"

const COUNTS = new Set(["steps", "workouts", "floors", "laps"])
const AMOUNTS = new Set(["minutes", "kcal", "g", "mg", "ml"])

/** Whether the unit names what is counted, so that a sentence need not name the metric: "8,000 steps". */
export const isCounted = ({ unit }: Metric): boolean => COUNTS.has(unit)

/** Words after the noun of a name: "steps during workouts" are steps. */
const BEHIND_NOUN = / (?:during|at|in|of|after|before|climbed)\b.*$/

/** Whether a name is a plural: "steps", "awakenings at night". */
export const isPlural = ({ name }: Metric): boolean => /[^su]s$/.test(name.replace(BEHIND_NOUN, ""))

/** The comparatives and superlatives of a metric. */
export interface Degrees {
  readonly more: string
  readonly less: string
  readonly highest: string
  readonly lowest: string
}

const degrees = (more: string, less: string, highest: string, lowest: string): Degrees => ({
  more,
  less,
  highest,
  lowest,
})

const clock = degrees("later", "earlier", "latest", "earliest")
const count = degrees("more", "fewer", "most", "fewest")
const length = degrees("longer", "shorter", "longest", "shortest")
const mass = degrees("more", "less", "most", "least")
const height = degrees("higher", "lower", "highest", "lowest")

/** The comparatives of a metric: "later" for a bedtime, "fewer" for steps, "least" for deep sleep. */
export const degreesOf = (metric: Metric): Degrees => {
  const { name, unit, scale } = metric
  if (scale === "clock") return clock
  if (isCounted(metric) || unit === "times") return count
  if (/duration|distance|time in bed/.test(name)) return length
  return AMOUNTS.has(unit) ? mass : height
}

/** The metric with its comparative: "more steps", "longer sleep duration", "later bedtime". */
export const amountOf = (metric: Metric, sign: number): string =>
  `${degreesOf(metric)[sign > 0 ? "more" : "less"]} ${metric.name}`

/** The metric with its superlative: "most steps", "lowest resting heart rate". */
export const endOf = (metric: Metric, end: "highest" | "lowest"): string => {
  const word = degreesOf(metric)[end]
  return metric.name.startsWith(word) ? metric.name : `${word} ${metric.name}`
}

/** The noun for the values of a metric: nights or days. */
export const countUnit = ({ day }: Metric): string => (day === "night" ? "nights" : "days")

import type { Metric } from "#domain/metric"

const COUNTS = new Set(["steps", "workouts", "floors", "laps"])
const AMOUNTS = new Set(["minutes", "kcal", "g", "mg", "ml"])

/** Whether the unit says what is counted, so that a sentence need not name the metric: "8,000 steps". */
export const isCounted = ({ unit }: Metric): boolean => COUNTS.has(unit)

/** Where the noun of a name ends: "steps during workouts" are steps. */
const BEHIND_NOUN = / (?:during|at|in|of|after|before)\b.*$/

/** Whether a name is a plural: "steps", "awakenings at night". */
export const isPlural = ({ name }: Metric): boolean => /[^su]s$/.test(name.replace(BEHIND_NOUN, ""))

/** What larger, smaller, largest and smallest values of a metric are called. */
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

/** "later" for a bedtime, "fewer" for steps, "longest" for a sleep duration, "least" for deep sleep. */
export const degreesOf = (metric: Metric): Degrees => {
  const { name, unit, scale } = metric
  if (scale === "clock") return clock
  if (isCounted(metric) || unit === "times") return count
  if (/duration|distance|time in bed/.test(name)) return length
  return AMOUNTS.has(unit) ? mass : height
}

/** "more steps", "longer sleep duration", "later bedtime": what there is more or less of. */
export const amountOf = (metric: Metric, sign: number): string =>
  `${degreesOf(metric)[sign > 0 ? "more" : "less"]} ${metric.name}`

/** "most steps", "lowest resting heart rate": one end of a metric, by name. */
export const endOf = (metric: Metric, end: "highest" | "lowest"): string => {
  const word = degreesOf(metric)[end]
  return metric.name.startsWith(word) ? metric.name : `${word} ${metric.name}`
}

/** What a metric's values are counted in. */
export const countUnit = ({ day }: Metric): string => (day === "night" ? "nights" : "days")

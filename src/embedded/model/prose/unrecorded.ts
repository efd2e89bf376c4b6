import type { Metric, MetricFamily } from "#domain/metric"
import { listed } from "#embedded/model/english"

/** What would bring a metric in, by its key. */
const byKey: Readonly<Record<string, string>> = {
  alcohol_g: "drinks that you log in a connected app",
  caffeine_mg: "coffee and tea that you log in a connected app",
  water_ml: "drinks that you log in a connected app",
  mood: "a mood that you log in a connected app",
  body_fat: "a scale that measures it, with its app connected",
  weight_kg: "a scale with its app connected",
  body_temp: "a thermometer or watch that measures it, with its app connected",
  snoring_minutes: "a device or app that listens at night, once it is connected",
}

/** The same by the family of a metric. */
const byFamily: Partial<Record<MetricFamily, string>> = {
  pressure: "a cuff with its app connected",
  glucose: "a glucose sensor or meter with its app connected",
  energy: "meals that you log in a connected app",
  cycle: "a cycle that you track in a connected app",
}

const ELSEWHERE = "a device that measures it, once it is connected"

const broughtBy = ({ key, families: [family] }: Metric): string =>
  byKey[key] ?? byFamily[family] ?? ELSEWHERE

/** Names of what several metrics are parts of. */
const wholes: Partial<Record<MetricFamily, string>> = {
  pressure: "blood pressure",
  glucose: "glucose",
  cycle: "a cycle",
}

/** What people call a metric of which a day has a highest or a length. */
const called: Readonly<Record<string, string>> = {
  snoring_minutes: "snoring",
  body_battery_max: "body battery",
  body_battery_min: "body battery",
}

const nameOf = ({ key, name, families: [family] }: Metric): string =>
  called[key] ?? wholes[family] ?? name

/** Says of metrics that none of a person's devices records them, and what would. */
export const unrecordedSentences = (metrics: ReadonlyArray<Metric>): ReadonlyArray<string> => {
  const names = listed([...new Set(metrics.map(nameOf))]).replace(/ and (?=[^,]*$)/, " or ")
  const [first] = metrics
  return first
    ? [
        `Nothing of yours records ${names}, so I have no value of it.`,
        `That takes ${broughtBy(first)}.`,
      ]
    : []
}

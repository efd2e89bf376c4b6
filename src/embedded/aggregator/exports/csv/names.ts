import { metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import { lazy } from "#domain/lazy"
import type { Metric } from "#domain/metric"
import {
  type DayColumn,
  dayColumns,
  type NightColumn,
  nightColumns,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"

/** Where a metric of a spreadsheet goes: the column, and the factor from the metric's unit to it. */
export interface Target {
  readonly metric: Metric
  readonly column: DayColumn
  readonly per: number
  /** What its values at a time of day are samples of; null where they add up. */
  readonly quantity: Quantity | null
}

const quantityOf = (column: DayColumn): Quantity | null => {
  for (const [name, { day }] of Object.entries(quantities))
    if ((day as ReadonlyArray<string>)[0] === column) return name as Quantity
  return column === "glucose_avg_mg_dl" ? "glucose" : null
}

const targetOf = (metric: Metric): Target | null => {
  for (const source of metric.sources)
    if ("column" in source && source.column in dayColumns && source.table !== "activities") {
      if (source.table === "sleep_sessions") continue
      const column = source.column as DayColumn
      return { metric, column, per: source.per, quantity: quantityOf(column) }
    }
  return null
}

/** The place of a metric of a night: a figure of it, or one of its two times of day. */
export type NightTarget = { readonly metric: Metric } & (
  | { readonly column: NightColumn; readonly per: number }
  | { readonly clock: "start_at" | "end_at" }
)

const nightTargetOf = (metric: Metric): NightTarget | null => {
  for (const source of metric.sources) {
    if (source.table !== "sleep_sessions") continue
    if ("clock" in source && (source.clock === "start_at" || source.clock === "end_at"))
      return { metric, clock: source.clock }
    if ("column" in source && source.column in nightColumns)
      return { metric, column: source.column as NightColumn, per: source.per }
  }
  return null
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")

/** The meaning of a word in a table, where a question means another or has it among others. */
const ofTables: Readonly<Record<string, string>> = {
  "heart rate": "avg_hr",
  sleep: "sleep_minutes",
  asleep: "sleep_minutes",
  "sleep duration": "sleep_minutes",
  "hours slept": "sleep_minutes",
  "total sleep": "sleep_minutes",
  deep: "deep_minutes",
  light: "light_minutes",
  core: "light_minutes",
  rem: "rem_minutes",
  awake: "awake_minutes",
  "in bed": "time_in_bed",
  "bed time": "bedtime_hour",
  "went to bed": "bedtime_hour",
  "fell asleep": "bedtime_hour",
  "wake up": "wake_hour",
  wakeup: "wake_hour",
  "wake time": "wake_hour",
  "woke up": "wake_hour",
  "got up": "wake_hour",
}

/** Every name of some metrics: what a table means by it, keys, names and columns, then everyday words. */
const namesOf = <Of extends { readonly metric: Metric }>(
  all: ReadonlyArray<Of>,
): ReadonlyMap<string, Of> => {
  const known = new Map<string, Of>()
  const add = (name: string, target: Of) => {
    if (!known.has(plain(name))) known.set(plain(name), target)
  }
  for (const target of all) {
    const column = "column" in target ? [target.column as string] : []
    for (const name of [target.metric.key, target.metric.name, ...column]) add(name, target)
  }
  for (const [name, key] of Object.entries(ofTables)) {
    const target = all.find(({ metric }) => metric.key === key)
    if (target) add(name, target)
  }
  for (const { phrases, metrics: meant } of wordings()) {
    const found = meant.flat().flatMap((key) => all.find(({ metric }) => metric.key === key) ?? [])
    if (found[0]) for (const phrase of phrases) add(phrase, found[0])
  }
  return known
}

const dayTargets = lazy(() => metrics.flatMap((metric) => targetOf(metric) ?? []))
const nightTargets = lazy(() => metrics.flatMap((metric) => nightTargetOf(metric) ?? []))
const namesOfDays = lazy(() => namesOf(dayTargets()))
const namesOfNights = lazy(() => namesOf(nightTargets()))

/** The metric of a day that a spreadsheet names; null for a word that names none which a day can have. */
export const targetNamed = (name: string): Target | null => namesOfDays().get(plain(name)) ?? null

/** The metric of a night that a spreadsheet names. */
export const nightTargetNamed = (name: string): NightTarget | null =>
  namesOfNights().get(plain(name)) ?? null

/** The reason why a name names no metric, with the names that there are. */
export const unknownName = lazy(() => {
  const all = [...dayTargets(), ...nightTargets()].map(({ metric }) => metric.name)
  return `no metric has this name; there are ${[...new Set(all)].toSorted().join(", ")}`
})

import { metrics } from "#catalogue/metrics"
import { conversion } from "#catalogue/unit"
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
  unitOf,
} from "#embedded/aggregator/exports/column"
import { partsOf, unitWritten } from "#embedded/aggregator/exports/csv/words"

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
    // Words for several metrics at once, as "sleep quality", are the value of none.
    if (meant.length !== 1) continue
    const found = meant.flat().flatMap((key) => all.find(({ metric }) => metric.key === key) ?? [])
    if (found[0]) for (const phrase of phrases) add(phrase, found[0])
  }
  return known
}

/**
 * The same by what the names measure in words, in any order; null where two metrics are named so. A name that has none
 * but such words comes before one with a unit or a word for length.
 */
const measuresOf = <Of extends { readonly metric: Metric }>(
  names: ReadonlyMap<string, Of>,
): ReadonlyMap<string, Of | null> => {
  const known = new Map<string, Of | null>()
  const bare = new Set<string>()
  for (const [name, target] of names) {
    const { measure } = partsOf(name)
    if (measure === "") continue
    const isBare = measure.length === name.length
    if (isBare && !bare.has(measure)) known.delete(measure)
    else if (!isBare && bare.has(measure)) continue
    if (isBare) bare.add(measure)
    const other = known.get(measure)
    const isOther = other === null || (other !== undefined && other.metric !== target.metric)
    known.set(measure, isOther ? null : target)
  }
  return known
}

const dayTargets = lazy(() => metrics.flatMap((metric) => targetOf(metric) ?? []))
const nightTargets = lazy(() => metrics.flatMap((metric) => nightTargetOf(metric) ?? []))
const namesOfDays = lazy(() => namesOf(dayTargets()))
const namesOfNights = lazy(() => namesOf(nightTargets()))
const measuresOfDays = lazy(() => measuresOf(namesOfDays()))
const measuresOfNights = lazy(() => measuresOf(namesOfNights()))

/** What a spreadsheet means by a name: a metric of a day or of a night, and the unit in the name; "" for none. */
export type Named = { readonly unit: string } & (
  | { readonly day: Target; readonly night?: never }
  | { readonly night: NightTarget; readonly day?: never }
)

/** A unit of a name as one of its column: the m of a night is minutes. "" for what measures something else. */
const unitFor = (target: Target | NightTarget, unit: string): string => {
  if ("clock" in target || unit === "") return ""
  const wanted = unitOf(target.column)
  const meant = unitWritten(unit, wanted)
  return conversion(meant, wanted) === null ? "" : meant
}

/**
 * The metric that a spreadsheet names, by the whole name or by its parts: "REM hours", "Sommeil profond". Null for a
 * name with a word too many, or with a unit that is none of the metric.
 */
export const metricNamed = (name: string): Named | null => {
  const { measure, unit } = partsOf(name)
  const whole = plain(name)
  const day = namesOfDays().get(whole)
  if (day) return { day, unit: unitFor(day, unit) }
  const night = namesOfNights().get(whole)
  if (night) return { night, unit: unitFor(night, unit) }
  const isOf = (target: Target | NightTarget) => unit === "" || unitFor(target, unit) !== ""
  const dayByParts = measuresOfDays().get(measure)
  if (dayByParts === null) return null
  if (dayByParts && isOf(dayByParts)) return { day: dayByParts, unit: unitFor(dayByParts, unit) }
  const nightByParts = measuresOfNights().get(measure)
  if (!nightByParts || !isOf(nightByParts)) return null
  return { night: nightByParts, unit: unitFor(nightByParts, unit) }
}

/** The names that there are, for somebody whose name is none of them. */
const allNames = lazy(() => {
  const all = [...dayTargets(), ...nightTargets()].map(({ metric }) => metric.name)
  return [...new Set(all)].toSorted().join(", ")
})

/** The reason why a name names no metric, with the names that there are. */
export const unknownName = lazy(() => `no metric has this name; there are ${allNames()}`)

/** The reason why a table with days is none of ours, with the names that there are. */
export const unknownNames = lazy(
  () =>
    `no reader knows it: no more than half of its columns have the name of a metric; there are ${allNames()}`,
)

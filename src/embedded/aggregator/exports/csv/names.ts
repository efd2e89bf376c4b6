import { metrics } from "#catalogue/metrics"
import { wordings } from "#catalogue/words"
import { lazy } from "#domain/lazy"
import type { Metric } from "#domain/metric"
import {
  type DayColumn,
  dayColumns,
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

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ")

/** What a word means in a table, where a question means another: a heart rate is the one at rest there. */
const ofTables: Readonly<Record<string, string>> = { "heart rate": "avg_hr" }

/** Every name: keys, names and columns of metrics, then everyday words, of which the first metric counts. */
const targets = lazy(() => {
  const known = new Map<string, Target>()
  const add = (name: string, target: Target) => {
    if (!known.has(plain(name))) known.set(plain(name), target)
  }
  const all = metrics.flatMap((metric) => targetOf(metric) ?? [])
  for (const target of all)
    for (const name of [target.metric.key, target.metric.name, target.column]) add(name, target)
  for (const [name, key] of Object.entries(ofTables)) {
    const target = all.find(({ metric }) => metric.key === key)
    if (target) add(name, target)
  }
  for (const { phrases, metrics: meant } of wordings()) {
    const found = meant.flat().flatMap((key) => all.find(({ metric }) => metric.key === key) ?? [])
    if (found[0]) for (const phrase of phrases) add(phrase, found[0])
  }
  return known
})

/** The metric that a spreadsheet names; null for a word that names none which a day can have. */
export const targetNamed = (name: string): Target | null => targets().get(plain(name)) ?? null

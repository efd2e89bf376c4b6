import {
  dayColumns,
  type Fold,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import type { ColumnStore } from "#embedded/aggregator/exports/column-store"
import { type DayItems, stampOf } from "#embedded/aggregator/exports/item"

/** Quantities whose samples are means of several measurements, as many as they have seconds. */
const SUMMED_UP: ReadonlySet<Quantity> = new Set(["heart_rate_mean"])

/** The mean of all measurements that samples sum up. */
const weighedMean = (store: ColumnStore, own: ReadonlyArray<number>): number => {
  let sum = 0
  let weight = 0
  for (const at of own) {
    const seconds = Math.max(1, store.toOf(at) - store.fromOf(at))
    sum += store.valueOf(at) * seconds
    weight += seconds
  }
  return sum / weight
}

/** One value of those at some positions of a column, in order. */
export const folded = (store: ColumnStore, own: ReadonlyArray<number>, fold: Fold): number => {
  const values = own.map((at) => store.valueOf(at))
  switch (fold) {
    case "sum":
      return values.reduce((sum, value) => sum + value, 0)
    case "mean":
      return values.reduce((sum, value) => sum + value, 0) / values.length
    case "min":
      return values.reduce((low, value) => Math.min(low, value))
    case "max":
      return values.reduce((high, value) => Math.max(high, value))
    case "last":
      return values.at(-1)!
  }
}

/** Puts what was sampled on a day into its items. */
export const putSamples = (
  items: DayItems,
  quantity: Quantity,
  store: ColumnStore,
  own: ReadonlyArray<number>,
): void => {
  for (const column of quantities[quantity].day)
    items.put(
      column,
      SUMMED_UP.has(quantity)
        ? weighedMean(store, own)
        : folded(store, own, dayColumns[column].fold),
    )
  if (quantity === "glucose")
    items.putAt(
      "body",
      "glucose_data.blood_glucose_samples",
      own.map((each) => ({
        timestamp: stampOf(store.fromOf(each) * 1_000, null),
        blood_glucose_mg_per_dL: Math.round(store.valueOf(each) * 1e6) / 1e6,
      })),
    )
}

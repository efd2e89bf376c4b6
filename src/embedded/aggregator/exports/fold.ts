import {
  dayColumns,
  type Fold,
  type Quantity,
  quantities,
} from "#embedded/aggregator/exports/column"
import type { ColumnRows } from "#embedded/aggregator/exports/column-rows"
import { type DayItems, stampOf } from "#embedded/aggregator/exports/item"

/** Quantities whose samples are means of several measurements, as many as they have seconds. */
const SUMMED_UP: ReadonlySet<Quantity> = new Set(["heart_rate_mean"])

/** The mean of all measurements that samples sum up. */
const weighedMean = (rows: ColumnRows, own: ReadonlyArray<number>): number => {
  let sum = 0
  let weight = 0
  for (const at of own) {
    const seconds = Math.max(1, rows.toOf(at) - rows.fromOf(at))
    sum += rows.valueOf(at) * seconds
    weight += seconds
  }
  return sum / weight
}

/** One value of those at some positions of a column, in order. */
export const folded = (rows: ColumnRows, own: ReadonlyArray<number>, fold: Fold): number => {
  const values = own.map((at) => rows.valueOf(at))
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
  rows: ColumnRows,
  own: ReadonlyArray<number>,
): void => {
  for (const column of quantities[quantity].day)
    items.put(
      column,
      SUMMED_UP.has(quantity) ? weighedMean(rows, own) : folded(rows, own, dayColumns[column].fold),
    )
  if (quantity === "glucose")
    items.putAt(
      "body",
      "glucose_data.blood_glucose_samples",
      own.map((each) => ({
        timestamp: stampOf(rows.fromOf(each) * 1_000, null),
        blood_glucose_mg_per_dL: Math.round(rows.valueOf(each) * 1e6) / 1e6,
      })),
    )
}

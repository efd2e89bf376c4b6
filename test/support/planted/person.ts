import { weekdayOf } from "#domain/time"
import { median } from "#statistics/sample/descriptive"
import type { Scanned } from "#statistics/scan/scan"
import { madeUpMetrics } from "#test/planted/metrics"

/** A made-up person, as test/fixtures/planted has them: a value a day and metric, null without one. */
export interface PlantedPerson {
  readonly user: string
  /** The first day. */
  readonly start: string
  readonly n_days: number
  readonly metrics: Readonly<Record<string, ReadonlyArray<number | null>>>
}

type Bounds = readonly [low: number, high: number]

/** What the sensors of these people can measure. */
const BOUNDS: ReadonlyMap<string, Bounds> = new Map<string, Bounds>([
  ["resting_hr", [30, 120]],
  ["hrv_rmssd", [5, 250]],
  ["respiratory_rate", [6, 40]],
  ["spo2", [70, 100]],
  ["sleep_minutes", [60, 900]],
  ["steps", [1, 60_000]],
])
/** What anything can. */
const ANY: Bounds = [-1e9, 1e9]

const GROSS = 6
const MAD_SCALE = 1.4826

const isKnown = (value: number) => !Number.isNaN(value)

/** Without what no sensor measures, then without what is six scaled deviations from the median. */
const cleaned = (key: string, raw: ReadonlyArray<number | null>): Float64Array => {
  const [low, high] = BOUNDS.get(key) ?? ANY
  const values = Float64Array.from(raw, (value) =>
    value === null || value < low || value > high ? Number.NaN : value,
  )
  const centre = median(values.filter(isKnown))
  const limit =
    GROSS * MAD_SCALE * median(values.filter(isKnown).map((value) => Math.abs(value - centre)))
  return limit > 0
    ? values.map((value) => (Math.abs(value - centre) > limit ? Number.NaN : value))
    : values
}

const placeOf = new Map(madeUpMetrics.map(({ key }, at) => [key, at]))

/** Known metrics in the order of the reference, others after them in that of the file. */
const inOrder = <Entry extends readonly [key: string, values: unknown]>(
  entries: ReadonlyArray<Entry>,
): ReadonlyArray<Entry> => {
  const place = ([key]: Entry) => placeOf.get(key) ?? placeOf.size
  return entries.toSorted((a, b) => place(a) - place(b))
}

/** Their metrics by the recipe of the reference findings: cleaned, on the raw scale. */
export const metricsOf = ({ start, metrics }: PlantedPerson): ReadonlyArray<Scanned> =>
  inOrder(Object.entries(metrics)).map(([key, values]) => ({
    key,
    grid: { values: cleaned(key, values), weekday: weekdayOf(start) },
  }))

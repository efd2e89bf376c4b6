import { weekdayOf } from "#domain/time"
import { median } from "#science/sample/descriptive"
import type { Scanned } from "#science/scan/scan"

/** A made-up person, as test/fixtures/planted has them: a value a day and metric, null without one. */
export interface PlantedPerson {
  readonly user: string
  /** The first day. */
  readonly start: string
  readonly n_days: number
  readonly metrics: Readonly<Record<string, ReadonlyArray<number | null>>>
}

/** What the sensors of these people can measure; the others say what they like. */
const BOUNDS: Readonly<Record<string, readonly [low: number, high: number]>> = {
  resting_hr: [30, 120],
  hrv_rmssd: [5, 250],
  respiratory_rate: [6, 40],
  spo2: [70, 100],
  sleep_minutes: [60, 900],
  steps: [1, 60_000],
}

const GROSS = 6
const MAD_SCALE = 1.4826

const isKnown = (value: number) => !Number.isNaN(value)

/** Without what no sensor measures, then without what is six scaled deviations from the median. */
const cleaned = (key: string, raw: ReadonlyArray<number | null>): Float64Array => {
  const [low, high] = BOUNDS[key] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
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

/** Their metrics by the recipe of the reference findings: cleaned, on the raw scale, in the file's order. */
export const metricsOf = ({ start, metrics }: PlantedPerson): ReadonlyArray<Scanned> =>
  Object.entries(metrics).map(([key, values]) => ({
    key,
    grid: { values: cleaned(key, values), weekday: weekdayOf(start) },
  }))

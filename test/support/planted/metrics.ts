/** How a metric of a made-up person behaves: means of real wearables. */
export interface MadeUpMetric {
  readonly key: string
  readonly mean: number
  readonly sd: number
  /** Lag-1 autocorrelation. */
  readonly phi: number
  /** How many standard deviations a weekend is above a weekday. */
  readonly weekend: number
  readonly low: number
  readonly high: number
  readonly decimals: number
  readonly isLogNormal: boolean
  /** Measured by the device, and missing when that is off the wrist. */
  readonly isWorn: boolean
}

type Row = readonly [
  key: string,
  mean: number,
  sd: number,
  phi: number,
  weekend: number,
  low: number,
  high: number,
  decimals: number,
]

const rows: ReadonlyArray<Row> = [
  ["steps", 8_200, 3_600, 0.15, 0.25, 0, 45_000, 0],
  ["active_minutes", 38, 26, 0.18, 0.15, 0, 400, 0],
  ["sleep_minutes", 410, 62, 0, 0.25, 60, 840, 0],
  ["sleep_efficiency", 91, 3.2, 0.05, 0, 50, 100, 1],
  ["bedtime_hour", 23.4, 0.8, 0.2, 0.6, 18, 30, 2],
  ["resting_hr", 61, 2.4, 0.85, 0.05, 35, 110, 1],
  ["hrv_rmssd", 43, 9, 0.35, -0.2, 5, 220, 1],
  ["respiratory_rate", 14.9, 0.75, 0.2, 0.1, 8, 30, 1],
  ["spo2", 96, 0.8, 0.05, 0, 80, 100, 1],
  ["skin_temp_dev", 0, 0.35, 0.2, 0, -5, 5, 2],
  ["stress_score", 62, 9, 0.4, -0.25, 0, 100, 0],
  ["weight_kg", 78, 0.55, 0.9, 0.1, 30, 250, 2],
  ["caffeine_mg", 170, 80, 0.2, -0.3, 0, 900, 0],
  ["water_ml", 1_900, 480, 0.25, 0.1, 0, 6_000, 0],
  ["mood", 3.4, 0.8, 0.3, 0.2, 1, 5, 1],
]

const LOG_NORMAL = new Set(["steps", "active_minutes", "hrv_rmssd"])
const WORN = 10

export const madeUpMetrics: ReadonlyArray<MadeUpMetric> = rows.map(
  ([key, mean, sd, phi, weekend, low, high, decimals], at) => ({
    key,
    mean,
    sd,
    phi,
    weekend,
    low,
    high,
    decimals,
    isLogNormal: LOG_NORMAL.has(key),
    isWorn: at < WORN,
  }),
)

/** The standard deviation of the logarithm. */
export const logSd = ({ mean, sd }: MadeUpMetric): number =>
  Math.sqrt(Math.log(1 + (sd / mean) ** 2))

/** What a shift of the noise by so many standard deviations from `from` to `to` is in the metric's unit. */
export const shiftOf = (metric: MadeUpMetric, from: number, to: number): number =>
  metric.isLogNormal
    ? metric.mean * (Math.exp(logSd(metric) * to) - Math.exp(logSd(metric) * from))
    : (to - from) * metric.sd

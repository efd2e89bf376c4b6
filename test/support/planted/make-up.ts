import { addDays, weekdayOf } from "#domain/time"
import { mulberry32 } from "#statistics/random"
import { logSd, type MadeUpMetric, madeUpMetrics, shiftOf } from "#test/planted/metrics"
import type { PlantedPerson } from "#test/planted/person"

/** What was planted, and has to be found; of a confounded pair the weekday alone is shared. */
export type Truth =
  | {
      readonly kind: "association"
      readonly feature: string
      readonly target: string
      readonly lag: number
      /** Gaussian; the rank correlation is 6/π asin(effect/2). */
      readonly effect: number
    }
  | {
      readonly kind: "trend"
      readonly target: string
      readonly total_change_sd: number
      readonly slope_per_day: number
    }
  | {
      readonly kind: "changepoint"
      readonly target: string
      readonly delta_sd: number
      readonly delta: number
      readonly index: number
    }
  | { readonly kind: "confounded_null"; readonly feature: string; readonly target: string }

export interface MadeUpPerson {
  readonly person: PlantedPerson
  readonly truth: ReadonlyArray<Truth>
}

const MONDAY = "2025-01-06"
const SATURDAY = 5
const WARM_UP = 60
const MISSING = 0.04
const OFF_WRIST_EVERY = 60
const SENTINELS: ReadonlySet<string> = new Set([
  "hrv_rmssd",
  "respiratory_rate",
  "resting_hr",
  "spo2",
])
const SENTINEL = 0.008
const GLITCHES: ReadonlySet<string> = new Set(["steps", "sleep_minutes"])
const GLITCH = 0.006
const GLITCHED = 2.6
const CONFOUNDED = ["steps", "sleep_minutes", "active_minutes", "caffeine_mg", "water_ml", "mood"]
const CONFOUNDING_SD = 0.9

/** Draws of one person. */
const drawsOf = (seed: number) => {
  const uniform = mulberry32(seed)
  const below = (count: number) => Math.floor(uniform() * count)
  return {
    uniform,
    below,
    /** Standard normal, by Box and Muller. */
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    sign: () => (uniform() < 0.5 ? -1 : 1),
    of: (values: ReadonlyArray<number>) => values[below(values.length)]!,
  }
}

type Draws = ReturnType<typeof drawsOf>

const noise = (days: number, phi: number, { normal }: Draws): Float64Array => {
  const rest = Math.sqrt(1 - phi * phi)
  let value = normal()
  const values = new Float64Array(days)
  for (let at = 1 - WARM_UP; at < days; at++) {
    value = phi * value + rest * normal()
    if (at >= 0) values[at] = value
  }
  return values
}

const weekendOf = (start: string, day: number) =>
  weekdayOf(addDays(start, day)) >= SATURDAY ? 1 : 0

/** Plants into the noise, and says what; no metric twice but by a confounded pair of its own. */
const plant = (noises: Map<string, Float64Array>, extra: Map<string, number>, draws: Draws) => {
  const { below, sign, of } = draws
  const days = noises.get("steps")!.length
  const truth: Array<Truth> = []
  const used = new Set<string>()
  const pick = (among: ReadonlyArray<string>) => {
    const free = among.filter((key) => !used.has(key))
    const key = free[below(free.length)]!
    used.add(key)
    return key
  }
  const all = madeUpMetrics.map(({ key }) => key)
  const quick = all.filter((key) => key !== "weight_kg")
  const metricOf = (key: string) => madeUpMetrics.find((metric) => metric.key === key)!
  const change = (key: string, of: (z: number, day: number) => number) =>
    noises.set(key, noises.get(key)!.map(of))
  const [associations, trends, changes, confounded] = [below(3), below(2), below(2), below(2)]

  for (let count = 0; count < associations; count++) {
    const [feature, target] = [pick(quick), pick(quick)]
    const lag = below(2)
    const effect = of([0.25, 0.35, 0.5]) * sign()
    const from = noises.get(feature)!
    change(target, (z, day) => effect * (from[day - lag] ?? 0) + Math.sqrt(1 - effect ** 2) * z)
    truth.push({ kind: "association", feature, target, lag, effect })
  }
  for (let count = 0; count < trends; count++) {
    const target = pick(all)
    const total_change_sd = of([1, 2, 3]) * sign()
    change(target, (z, day) => z + total_change_sd * (day / (days - 1) - 0.5))
    const total = shiftOf(metricOf(target), -total_change_sd / 2, total_change_sd / 2)
    truth.push({ kind: "trend", target, total_change_sd, slope_per_day: total / (days - 1) })
  }
  for (let count = 0; count < changes; count++) {
    const target = pick(quick)
    const delta_sd = of([1, 1.5, 2]) * sign()
    const first = Math.floor(days / 4)
    const index = first + below(Math.floor((3 * days) / 4) - first)
    change(target, (z, day) => z + (day >= index ? delta_sd : 0))
    const delta = shiftOf(metricOf(target), 0, delta_sd)
    truth.push({ kind: "changepoint", target, delta_sd, delta, index })
  }
  const free = CONFOUNDED.filter((key) => !used.has(key))
  for (let count = 0; count < confounded && free.length > 1; count++) {
    const [feature, target] = [pick(CONFOUNDED), pick(CONFOUNDED)]
    extra.set(feature, CONFOUNDING_SD)
    extra.set(target, CONFOUNDING_SD * sign())
    truth.push({ kind: "confounded_null", feature, target })
  }
  return truth
}

const rounded = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

const valueOf = (metric: MadeUpMetric, z: number) => {
  const { mean, sd, low, high, decimals } = metric
  const spread = logSd(metric)
  const value = metric.isLogNormal
    ? Math.exp(Math.log(mean) - spread ** 2 / 2 + spread * z)
    : mean + sd * z
  return Math.min(high, Math.max(low, rounded(value, decimals)))
}

/** A made-up person; the same seed makes the same one. A `null` one has nothing to find. */
export const makeUp = (seed: number, days: number, profile: "mixed" | "null"): MadeUpPerson => {
  const draws = drawsOf(seed)
  const { uniform, below } = draws
  const start = addDays(MONDAY, seed % 7)
  const noises = new Map(madeUpMetrics.map(({ key, phi }) => [key, noise(days, phi, draws)]))
  const extra = new Map(madeUpMetrics.map(({ key, weekend }) => [key, weekend]))
  const truth = profile === "mixed" ? plant(noises, extra, draws) : []

  const values = new Map(
    madeUpMetrics.map((metric): [string, Array<number | null>] => [
      metric.key,
      Array.from(noises.get(metric.key)!, (z, day) => {
        const shift = extra.get(metric.key)! * (weekendOf(start, day) - 2 / 7)
        return uniform() < MISSING ? null : valueOf(metric, z + shift)
      }),
    ]),
  )
  for (let block = 0; block < Math.max(1, Math.floor(days / OFF_WRIST_EVERY)); block++) {
    const first = below(days - 7)
    const last = first + 2 + below(5)
    for (const { key, isWorn } of madeUpMetrics)
      if (isWorn) values.get(key)!.fill(null, first, last)
  }
  for (const [key, series] of values)
    series.forEach((value, day) => {
      if (SENTINELS.has(key) && uniform() < SENTINEL) series[day] = 0
      if (GLITCHES.has(key) && uniform() < GLITCH && value !== null)
        series[day] = Math.round(value * GLITCHED)
    })
  return {
    person: { user: `m${seed}`, start, n_days: days, metrics: Object.fromEntries(values) },
    truth,
  }
}

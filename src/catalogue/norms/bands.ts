import { isUsualAdult } from "#catalogue/adult"
import * as amounts from "#catalogue/norms/amounts"
import type { Band, Build, Zone } from "#catalogue/norms/band"
import { bodyFat, weight } from "#catalogue/norms/body"
import * as nights from "#catalogue/norms/nights"
import * as timing from "#catalogue/norms/timing"
import * as vital from "#catalogue/norms/vital-signs"

const fixed = (band: Band) => (): Band => band

const bands: Readonly<Record<string, (person: Build) => Band | null>> = {
  resting_hr: fixed(vital.restingHeartRate),
  hrv_rmssd: fixed(vital.hrv),
  sleep_minutes: nights.sleep,
  sleep_efficiency: fixed(nights.efficiency),
  sleep_latency: fixed(nights.latency),
  deep_minutes: nights.deep,
  rem_minutes: fixed(nights.rem),
  awake_minutes: fixed(nights.awake),
  wakeups: fixed(timing.wakeups),
  bedtime_hour: fixed(timing.bedtime),
  steps: amounts.steps,
  caffeine_mg: fixed(amounts.caffeine),
  alcohol_g: fixed(amounts.alcohol),
  fibre_g: fixed(amounts.fibre),
  protein_g: amounts.protein,
  water_ml: amounts.water,
  respiratory_rate: fixed(vital.respiration),
  spo2: fixed(vital.oxygen),
  bp_systolic: fixed(vital.pressure(90, 120, 140)),
  bp_diastolic: fixed(vital.pressure(60, 80, 90)),
  stress_score: fixed(vital.stress),
  hrv_sdnn: fixed(vital.sdnn),
  body_fat: bodyFat,
  weight_kg: weight,
  vo2max: vital.vo2max,
}

/** What of a metric is judged, where that is not its level: its spread over the nights, or its sum over a week. */
export type Aspect = "spread" | "week"

const aspects: Readonly<Record<Aspect, Readonly<Record<string, Band>>>> = {
  spread: { bedtime_hour: timing.regularity, wake_hour: timing.regularity },
  week: { moderate_minutes: amounts.activity, workout_minutes: amounts.activity },
}

/** Whether there is a band of a metric, for some adult. */
export const isJudgeable = (metric: string): boolean => Object.hasOwn(bands, metric)

/**
 * The band of a metric for an adult; null for a minor, in pregnancy, where there is none, and where it
 * depends on an age or sex that is not known.
 */
export const bandOf = (metric: string, person: Build, aspect?: Aspect): Band | null => {
  if (!isUsualAdult(person)) return null
  if (aspect) return aspects[aspect][metric] ?? null
  return isJudgeable(metric) ? bands[metric]!(person) : null
}

/** The zone that a value lies in. */
export const zoneOf = ({ zones }: Band, value: number): Zone =>
  zones.find(({ below }) => below === undefined || value < below) ?? zones[0]

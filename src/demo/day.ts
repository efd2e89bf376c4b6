import { autoregressive, normals } from "#demo/random"
import { truths } from "#demo/truths"
import type { Workout } from "#demo/workout"

/** A day as a watch adds it up; times in minutes, energy in kcal. */
export interface Day {
  readonly steps: number
  readonly distance_m: number
  readonly floors: number
  readonly low: number
  readonly moderate: number
  readonly vigorous: number
  readonly active_kcal: number
  readonly bmr_kcal: number
  readonly resting_hr: number
  readonly avg_hr: number
  readonly max_hr: number
  readonly stress: number
  readonly vo2max: number
}

const STEPS = { usual: 8_600, spread: 0.34, saturday: 0.3, sunday: -0.5 }
const RESTING_HR = { usual: 62, spread: 1.4 }
const BMR_KCAL = 1_610
const STRIDE_M = 0.74

const SATURDAY = 5
const SUNDAY = 6

const within = (low: number, value: number, high: number) =>
  Math.round(Math.min(high, Math.max(low, value)))

/** Lives one day after the other. Floors follow no other number; `energy` is the steps' own. */
export const walker = (seed: number) => {
  const walking = autoregressive(seed, 0.14)
  const stairs = normals(seed + 1)
  const rest = autoregressive(seed + 2, 0.84)
  const strain = autoregressive(seed + 3, 0.41)
  const fitness = autoregressive(seed + 4, 0.97)

  return (index: number, weekday: number, workout: Workout | null) => {
    const shift = weekday === SATURDAY ? STEPS.saturday : weekday === SUNDAY ? STEPS.sunday : 0
    const drive = walking() + shift
    const steps = within(900, STEPS.usual * Math.exp(STEPS.spread * drive), 40_000)
    const runs = index >= truths.running.from
    const lower = runs ? truths.running.resting_hr_bpm : 0
    const resting_hr = within(45, RESTING_HR.usual + lower + RESTING_HR.spread * rest(), 80)
    const moderate = within(0, 8 + steps / 600 + (workout?.moderate ?? 0), 400)
    const vigorous = workout?.vigorous ?? 0
    const day: Day = {
      steps,
      distance_m: Math.round(steps * STRIDE_M),
      floors: within(0, 9 * Math.exp(0.45 * stairs()), 60),
      low: within(15, steps / 90, 300),
      moderate,
      vigorous,
      active_kcal: Math.round(steps * 0.038 + (workout?.kcal ?? 0)),
      bmr_kcal: BMR_KCAL,
      resting_hr,
      avg_hr: within(resting_hr + 5, resting_hr + 13 + steps / 2_500, 130),
      max_hr: Math.max(workout?.max_hr ?? 0, within(100, 118 + 7 * drive, 160)),
      stress: within(12, 31 + 6 * strain(), 75),
      vo2max: Math.round(10 * ((runs ? 43 : 41) + 0.6 * fitness())) / 10,
    }
    return { day, drive }
  }
}

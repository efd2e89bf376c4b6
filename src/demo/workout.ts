import { normals, uniforms } from "#demo/random"
import { truths } from "#demo/truths"

/** The demo person's sports, by the aggregator's activity numbers. */
export const SPORTS = {
  run: { type: 8, name: "Run" },
  ride: { type: 1, name: "Ride" },
  strength: { type: 80, name: "Strength" },
} as const
export type Sport = keyof typeof SPORTS

/** One workout; times in minutes, `start` from the day's midnight. */
export interface Workout {
  readonly sport: Sport
  readonly start: number
  readonly duration: number
  readonly moderate: number
  readonly vigorous: number
  readonly distance_m: number | null
  readonly climb_m: number | null
  readonly kcal: number
  readonly avg_hr: number
  readonly max_hr: number
}

/**
 * The probability of each sport on a day, before and after the person started running: about four a
 * week.
 */
const BEFORE = { run: 0, ride: 0.33, strength: 0.22 } as const
const AFTER = { run: 0.34, ride: 0.11, strength: 0.14 } as const

const EFFORT = {
  run: { minutes: 38, spread: 9, m_per_min: 172, kcal_per_min: 10.6, hr: 148, hard: 0.6 },
  ride: { minutes: 62, spread: 18, m_per_min: 385, kcal_per_min: 8.1, hr: 132, hard: 0.3 },
  strength: { minutes: 46, spread: 8, m_per_min: 0, kcal_per_min: 5.6, hr: 116, hard: 0.1 },
} as const

/** Trains one day after the other; null is a day without sport. */
export const athlete = (seed: number): ((index: number, weekday: number) => Workout | null) => {
  const choice = uniforms(seed)
  const effort = normals(seed + 1)
  const pulse = normals(seed + 2)
  const pace = normals(seed + 3)

  return (index, weekday) => {
    const chance = index < truths.running.from ? BEFORE : AFTER
    const drawn = choice()
    const [longer, harder, faster] = [effort(), pulse(), pace()]
    const sport: Sport | null =
      index === truths.running.from || drawn < chance.run
        ? "run"
        : drawn < chance.run + chance.ride
          ? "ride"
          : drawn < chance.run + chance.ride + chance.strength
            ? "strength"
            : null
    if (sport === null) return null
    const { minutes, spread, m_per_min, kcal_per_min, hr, hard } = EFFORT[sport]
    const duration = Math.round(Math.max(minutes - 2 * spread, minutes + spread * longer))
    const vigorous = Math.round(duration * hard)
    const avg_hr = Math.round(hr + 5 * harder)
    return {
      sport,
      start: (weekday >= 5 ? 10 : 18) * 60 + Math.round(20 * faster),
      duration,
      vigorous,
      moderate: duration - vigorous,
      distance_m: m_per_min === 0 ? null : Math.round(duration * m_per_min * (1 + 0.05 * faster)),
      climb_m: m_per_min === 0 ? null : Math.round(Math.max(0, duration * (1.6 + 0.6 * harder))),
      kcal: Math.round(duration * kcal_per_min * (1 + 0.04 * harder)),
      avg_hr,
      max_hr: avg_hr + Math.round(Math.max(8, 20 + 4 * longer)),
    }
  }
}

import { autoregressive, normals } from "#demo/random"
import { truths } from "#demo/truths"

/** The night after a day; durations in minutes, `bedtime` in minutes from that day's midnight. */
export interface Night {
  readonly bedtime: number
  readonly deep: number
  readonly light: number
  readonly rem: number
  readonly awake: number
  readonly latency: number
  readonly wakeups: number
  readonly avg_hr: number
  readonly min_hr: number
  readonly hrv_rmssd: number
  readonly breaths: number
  readonly spo2: number
  readonly score: number
}

/** The day's influences on the night that follows. */
export interface Evening {
  readonly index: number
  /** Whether the next morning is a Saturday's or a Sunday's. */
  readonly beforeWeekend: boolean
  /** The day's steps as a standard normal number. */
  readonly steps: number
  /** The day's caffeine, in the same form. */
  readonly caffeine: number
  readonly resting_hr: number
}

/** Minutes of sleep on a working night and at a weekend, and how far one night differs. */
export const SLEEP = { usual: 428, weekend: 14, spread: 36 }
const BEDTIME = { usual: 23 * 60 + 5, spread: 22 }
const HRV = { usual: 42, spread: 0.13 }

const within = (low: number, value: number, high: number) =>
  Math.round(Math.min(high, Math.max(low, value)))

/** How far the planted rise of the variability has come on a day, from 1 to its factor. */
const hrvRise = (index: number): number => {
  const { from, until, factor } = truths.hrv
  return 1 + (factor - 1) * Math.min(1, Math.max(0, (index - from) / (until - from)))
}

/** Sleeps one night after the other. Deep sleep follows no other number. */
export const sleeper = (seed: number): ((evening: Evening) => Night) => {
  const length = normals(seed)
  const bed = normals(seed + 1)
  const deepness = autoregressive(seed + 2, 0.2)
  const dream = normals(seed + 3)
  const restless = autoregressive(seed + 4, 0.2)
  const variability = autoregressive(seed + 5, 0.35)
  const breath = autoregressive(seed + 6, 0.3)
  const oxygen = normals(seed + 7)
  const heart = normals(seed + 8)

  return ({ index, beforeWeekend, steps, caffeine, resting_hr }) => {
    const { stepsToSleep, caffeineToSleep } = truths
    const rest = Math.sqrt(1 - stepsToSleep ** 2 - caffeineToSleep ** 2)
    const drive = stepsToSleep * steps + caffeineToSleep * caffeine + rest * length()
    const longer = beforeWeekend ? SLEEP.weekend : 0
    const asleep = within(280, SLEEP.usual + longer + SLEEP.spread * drive, 570)
    const later = beforeWeekend ? truths.weekend.bedtime_min : 0
    const deep = within(38, 76 + 12 * deepness(), 118)
    const rem = within(45, 0.22 * asleep + 10 * dream(), 150)
    const unrest = restless()
    const awake = within(6, 26 + 9 * unrest, 70)
    return {
      bedtime: within(21 * 60, BEDTIME.usual + later + BEDTIME.spread * bed(), 27 * 60),
      deep,
      rem,
      light: asleep - deep - rem,
      awake,
      latency: within(2, 12 + 4 * unrest, 40),
      wakeups: within(0, 3 + 1.4 * unrest, 12),
      avg_hr: within(35, resting_hr + 5 + 1.2 * heart(), 100),
      min_hr: within(32, resting_hr - 2 + 0.8 * heart(), 95),
      hrv_rmssd: Math.round(HRV.usual * hrvRise(index) * Math.exp(HRV.spread * variability())),
      breaths: within(110, 142 + 6 * breath(), 180) / 10,
      spo2: within(93, 96.2 + 0.8 * oxygen(), 99),
      score: within(35, 78 + (asleep - SLEEP.usual) / 4 - (awake - 26) / 3, 98),
    }
  }
}

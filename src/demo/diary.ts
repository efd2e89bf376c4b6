import { SLEEP } from "#demo/night"
import { autoregressive, normals, uniforms } from "#demo/random"
import { truths } from "#demo/truths"

/** The diary of a day. */
export interface Page {
  readonly caffeine_mg: number
  readonly water_ml: number
  /** A score from 1 (bad) to 5 (good). */
  readonly mood: number
}

/** A day before it is written down. */
interface Unwritten {
  readonly weekend: boolean
  /** Minutes asleep in the night before; null on the very first day. */
  readonly slept: number | null
}

const CAFFEINE = { usual: 195, weekend: -45, spread: 62, cup: 5 }
const WATER = { usual: 1_850, spread: 330, glass: 50 }
const MOOD = { usual: 3.4, spread: 0.95 }

/** How often a day is not written down. */
const FORGOTTEN = 0.07

const within = (low: number, value: number, high: number, step = 1) =>
  step * Math.round(Math.min(high, Math.max(low, value)) / step)

/** Mixes two standard normal numbers so that the result correlates by `share` with the first. */
const mixed = (share: number, first: number, other: number) =>
  share * first + Math.sqrt(1 - share ** 2) * other

/**
 * Writes one day after the other. Water follows no other number; `drive` is the caffeine as a
 * standard normal one.
 */
export const writer = (seed: number) => {
  const caffeine = autoregressive(seed, 0.15)
  const water = autoregressive(seed + 1, 0.25)
  const temper = normals(seed + 2)
  const lost = uniforms(seed + 3)

  return ({ weekend, slept }: Unwritten) => {
    const drive = caffeine()
    const rested = slept === null ? 0 : (slept - SLEEP.usual) / SLEEP.spread
    const page: Page = {
      caffeine_mg: within(
        0,
        CAFFEINE.usual + (weekend ? CAFFEINE.weekend : 0) + CAFFEINE.spread * drive,
        500,
        CAFFEINE.cup,
      ),
      water_ml: within(400, WATER.usual + WATER.spread * water(), 4_000, WATER.glass),
      mood: within(1, MOOD.usual + MOOD.spread * mixed(truths.sleepToMood, rested, temper()), 5),
    }
    return { page, drive, isForgotten: lost() < FORGOTTEN }
  }
}

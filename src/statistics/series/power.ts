import { noncentralTTail } from "#statistics/distribution/noncentral-t"
import { rootBetween } from "#statistics/distribution/root"
import { tQuantile } from "#statistics/distribution/student"
import { varianceInflation } from "#statistics/series/variance-inflation"

/** A plan of an experiment with randomised days. */
export interface Experiment {
  /** `alternating_days`: randomised in blocks of four, two days of each kind. */
  readonly design: "alternating_days"
  readonly days_per_arm: number
  readonly days: number
  /** The block size: half of its days are with, half without. */
  readonly block: number
  /** The power to find a difference of `detectable`, 0 to 1. */
  readonly power: number
  /** The smallest difference found with that power, in the unit of `spread`. */
  readonly detectable: number
  /** A short experiment finds large differences only: its result is `emerging` at most. */
  readonly certainty: "sound" | "emerging"
}

const ALPHA = 0.05
const POWER = 0.8
const BLOCK = 4
/** Days per arm of a reliable experiment, and of a short one. */
const RELIABLE_DAYS = 30
export const SHORT = 14

/**
 * The power of the two-sided test of two means at the 5 % level for a difference of `size` standard
 * deviations with `days` days per arm (noncentral t; Cohen 1988). `phi` is the autocorrelation
 * within an arm: 0 for randomised days, that of the series for before/after, where n divided by the
 * variance inflation is used.
 */
export const powerOf = (size: number, days: number, phi = 0): number => {
  const counted = days / varianceInflation(phi, days)
  const df = Math.max(1, 2 * counted - 2)
  return noncentralTTail(tQuantile(1 - ALPHA / 2, df), df, Math.abs(size) * Math.sqrt(counted / 2))
}

/** The smallest difference, in standard deviations, found with a power of 80 %. */
export const detectableSize = (days: number, phi = 0): number =>
  rootBetween((size) => powerOf(size, days, phi) - POWER, 1e-6, 100)

/** Days per arm that find a difference of `size` standard deviations with a power of 80 %. */
export const daysFor = (size: number): number => {
  let days = 2
  while (powerOf(size, days) < POWER) days = Math.ceil(days * 1.5)
  while (days > 2 && powerOf(size, days - 1) >= POWER) days--
  return days
}

/**
 * Plans an experiment of one person with a metric whose days vary by `spread` (the standard
 * deviation around weekday and trend, in the unit of the metric). Days are randomised, which is
 * valid under any autocorrelation.
 */
export const planExperiment = (spread: number, daysPerArm = RELIABLE_DAYS): Experiment => ({
  design: "alternating_days",
  days_per_arm: daysPerArm,
  days: 2 * daysPerArm,
  block: BLOCK,
  power: POWER,
  detectable: detectableSize(daysPerArm) * spread,
  certainty: daysPerArm < RELIABLE_DAYS ? "emerging" : "sound",
})

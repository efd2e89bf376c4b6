import { noncentralTTail } from "#statistics/distribution/noncentral-t"
import { rootBetween } from "#statistics/distribution/root"
import { tQuantile } from "#statistics/distribution/student"
import { varianceInflation } from "#statistics/series/variance-inflation"

/** Days with and days without, as a computer draws them. */
export interface Experiment {
  /** `alternating_days`: in random order, in blocks of four, two of each. */
  readonly design: "alternating_days"
  readonly days_per_arm: number
  readonly days: number
  /** How many days in a row are drawn together, as many of them with as without. */
  readonly block: number
  /** The chance to see a difference of `detectable`, 0 to 1. */
  readonly power: number
  /** In units of `spread`'s: the smallest difference that is seen with that chance. */
  readonly detectable: number
  /** A short one finds large differences alone: what it shows is `emerging` at most. */
  readonly certainty: "sound" | "emerging"
}

const ALPHA = 0.05
const POWER = 0.8
const BLOCK = 4
/** Days an arm of an experiment that can be relied on, and of a short one. */
const SOUND = 30
export const SHORT = 14

/**
 * The chance that the two-sided test of two means at the level of 5 % sees a difference of `size`
 * standard deviations with `days` days an arm (noncentral t; Cohen 1988). `phi` is the autocorrelation of
 * days within an arm: 0 where a computer draws which day is which, that of the series before and
 * after, where n / f days count.
 */
export const powerOf = (size: number, days: number, phi = 0): number => {
  const counted = days / varianceInflation(phi, days)
  const df = Math.max(1, 2 * counted - 2)
  return noncentralTTail(tQuantile(1 - ALPHA / 2, df), df, Math.abs(size) * Math.sqrt(counted / 2))
}

/** The smallest difference, in standard deviations, that is seen with a chance of four in five. */
export const detectableSize = (days: number, phi = 0): number =>
  rootBetween((size) => powerOf(size, days, phi) - POWER, 1e-6, 100)

/** Days an arm that show a difference of `size` standard deviations with a chance of four in five. */
export const daysFor = (size: number): number => {
  let days = 2
  while (powerOf(size, days) < POWER) days = Math.ceil(days * 1.5)
  while (days > 2 && powerOf(size, days - 1) >= POWER) days--
  return days
}

/**
 * An experiment of one person with a metric whose days vary by `spread` (a standard deviation around
 * weekday and trend, in the metric's unit): days with and without in an order drawn by a computer,
 * which is valid however much neighbouring days are alike.
 */
export const planExperiment = (spread: number, daysPerArm = SOUND): Experiment => ({
  design: "alternating_days",
  days_per_arm: daysPerArm,
  days: 2 * daysPerArm,
  block: BLOCK,
  power: POWER,
  detectable: detectableSize(daysPerArm) * spread,
  certainty: daysPerArm < SOUND ? "emerging" : "sound",
})

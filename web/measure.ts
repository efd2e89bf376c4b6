import type { UserProfile } from "#domain/profile"
import { numberText } from "#web/format"
import { text } from "#web/text"

/** The units that a person reads. */
export type Units = "metric" | "us"

/** The units of a profile, as answers have them. */
export const unitsOf = (profile: Pick<UserProfile, "units" | "country"> | null): Units => {
  if (profile?.units === "us" || profile?.units === "metric") return profile.units
  return profile?.country === "US" ? "us" : "metric"
}

interface UsUnit {
  readonly unit: string
  /** How many of it make one of the metric unit. */
  readonly per: number
  /** Where it stands when the metric unit stands at zero. */
  readonly zero?: number
}

/** Every unit that reads differently in the United States. */
const US_UNITS: Readonly<Record<string, UsUnit>> = {
  kg: { unit: "lb", per: 1 / 0.453_592_37 },
  km: { unit: "mi", per: 1 / 1.609_344 },
  m: { unit: "ft", per: 1 / 0.3048 },
  cm: { unit: "in", per: 1 / 2.54 },
  ml: { unit: "fl oz", per: 1 / 29.573_529_562_5 },
  "°C": { unit: "°F", per: 1.8, zero: 32 },
  "km/h": { unit: "mph", per: 1 / 1.609_344 },
  "min/km": { unit: "min/mi", per: 1.609_344 },
}

/** How the values of a unit are shown: in which unit, and as what number. */
export interface Measure {
  readonly unit: string
  readonly of: (value: number) => number
}

/** A unit in the units that a person reads; a deviation has no zero of its own. */
export const measureOf = (unit: string, units: Units, isDifference = false): Measure => {
  const us = units === "us" ? US_UNITS[unit] : undefined
  if (!us) return { unit, of: (value) => value }
  const zero = isDifference ? 0 : (us.zero ?? 0)
  return { unit: us.unit, of: (value) => value * us.per + zero }
}

/** How many decimals are read of a unit; one of every other. */
const DECIMALS: Readonly<Record<string, number>> = {
  steps: 0,
  bpm: 0,
  ms: 0,
  kcal: 0,
  floors: 0,
  points: 0,
  m: 0,
  ft: 0,
  cm: 0,
  in: 0,
  ml: 0,
  "fl oz": 0,
  mg: 0,
  W: 0,
  kJ: 0,
  "%": 0,
  "mg/dL": 0,
  mmHg: 0,
}

const HOUR = 60
const DAY = 24 * HOUR
const NOON = 12 * HOUR
const pad = (part: number) => String(part).padStart(2, "0")

const durationText = (minutes: number) => {
  const size = Math.round(Math.abs(minutes))
  const sign = minutes < 0 && size > 0 ? "−" : ""
  const [hours, rest] = [Math.floor(size / HOUR), size % HOUR]
  if (hours === 0) return `${sign}${rest} min`
  return `${sign}${hours} h${rest === 0 ? "" : ` ${rest} min`}`
}

const clockOf = (afterNoon: number) => {
  const minutes = (((Math.round(afterNoon) + NOON) % DAY) + DAY) % DAY
  return `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`
}

/** Minutes that are read with their seconds: `5:49`. */
const paceText = (minutes: number) => {
  const seconds = Math.round(minutes * 60)
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`
}

/** The unit of a time of day. */
export const CLOCK = "minutes after noon"

/** The times of day of answers are hours since the midnight before the evening: 25.5 is half past one. */
export const afterNoonOf = (hours: number) => hours * HOUR - NOON

/** Whether a number of hours is such a time of day, and no difference of two. */
export const isTimeOfDay = (hours: number, unit: string | undefined) =>
  unit === "h" && hours >= NOON / HOUR && hours <= (NOON + DAY) / HOUR
const isDuration = (unit: string) => unit === "minutes" || unit === "min"
const isPace = (unit: string) => unit.startsWith("min/")

/** Whether an axis of the unit has its steps at hours and their parts. */
export const isOfClock = (unit: string) => unit === CLOCK || isDuration(unit)

/** What stands beside a number of the unit; nothing where the number says it. */
export const unitLabel = (unit: string) => (isOfClock(unit) ? "" : unit)

/** A value without its unit, where that stands elsewhere: on an axis, in a column. */
export const bareText = (value: number, unit: string) => {
  if (unit === CLOCK) return clockOf(value)
  if (isDuration(unit)) return durationText(value)
  return isPace(unit) ? paceText(value) : numberText(value, DECIMALS[unit] ?? 1)
}

/** A value as people read it: `58 bpm`, `7 h 12 min`, `23:10`, `83%`, `5:49 min/km`. */
export const valueText = (value: number, unit: string) => {
  const label = unitLabel(unit)
  const number = bareText(value, unit)
  if (label === "") return number
  return label === "%" ? `${number}%` : `${number} ${label}`
}

/** From one value to another, with the unit once where it stands behind: `54 to 60 bpm`, `6 h 9 min to 8 h`. */
export const rangeText = (low: number, high: number, unit: string) =>
  text.chart.from_to(bareText(low, unit), valueText(high, unit))

import { POUND_KG } from "#catalogue/metrics/source"
import { FLUID_OUNCE_ML, FOOT_M, fromUsUnits, isDeviation, MILE_KM } from "#catalogue/us-units"
import type { Metric } from "#domain/metric"
import { verbose } from "#embedded/model/understanding/words/table"
import { NUMERAL, numeralOf } from "#language/numeral"

/** A measure of the kind that limits are set in: its number in one unit of that kind. */
export interface Quantity {
  readonly value: number
  /** Null for a bare number. */
  readonly unit: Unit | null
}

export type Unit =
  | "min"
  | "ms"
  | "bpm"
  | "mg"
  | "g"
  | "ml"
  | "kg"
  | "km"
  | "m"
  | "kcal"
  | "%"
  | "points"
  | "breaths/min"
  | "°C"
  | "°F"
  /** Of Celsius or of Fahrenheit. */
  | "degrees"
  | "clock"

/** The spellings of units, the kind of each, and its factor to the unit of that kind. */
const units: ReadonlyArray<readonly [string, Unit, number]> = [
  ["hours?|hrs?|h", "min", 60],
  ["minutes?|mins?", "min", 1],
  ["ms|msecs?|milliseconds?", "ms", 1],
  ["bpm|beats(?: (?:per|a) min(?:ute)?)?", "bpm", 1],
  ["breaths?(?: ?(?:per|a|/) ?min(?:ute)?)?", "breaths/min", 1],
  ["mgs?|milligram(?:me)?s?", "mg", 1],
  ["g|grams?", "g", 1],
  ["mls?|millilit(?:er|re)s?", "ml", 1],
  ["l|lit(?:er|re)s?", "ml", 1_000],
  ["fl\\.? ?oz|fluid ounces?|ounces?|oz", "ml", FLUID_OUNCE_ML],
  ["kgs?|kilos?|kilogram(?:me)?s?", "kg", 1],
  ["lbs?|pounds?", "kg", POUND_KG],
  ["km|kms|kilomet(?:er|re)s?", "km", 1],
  ["miles?|mi", "km", MILE_KM],
  ["feet|foot|ft", "m", FOOT_M],
  ["met(?:er|re)s?", "m", 1],
  ["kcals?|calories|cals?", "kcal", 1],
  ["percent|per cent|pct|%", "%", 1],
  ["points?|pts", "points", 1],
  ["°c|degrees? c(?:elsius)?|celsius", "°C", 1],
  ["°? ?f|degrees? f(?:ahrenheit)?|fahrenheit", "°F", 1],
  ["degrees?|°", "degrees", 1],
]

const UNIT = units.map(([pattern]) => pattern).join("|")
const compiled = units.map(([pattern, unit, per]) => ({
  whole: new RegExp(`^(?:${pattern})$`, "i"),
  unit,
  per,
}))

const CLOCK = verbose`
  (?:midnight|noon|(?:(?:half past|quarter past|quarter to) )?${NUMERAL}(?::\d{2})? ?(?:am\b|pm\b|a\.m\.|p\.m\.|
  o'?clock)|half past ${NUMERAL}|\d{1,2}:\d{2}(?! ?h))
`
const DURATION = verbose`
  (?:\d{1,2} ?(?:h|hrs?|hours?)(?![a-z])(?: and)? ?\d{1,2}(?: ?(?:m|mins?|minutes?)\b)?|\d{1,2}:\d{2} ?h
  (?:ours?)?\b)
`

const SINGLE = "(?:half an hour|an? (?:hour|minute|lit(?:er|re))(?: and a half)?\\b)"

/** The source of a pattern that matches a quantity, without groups of its own. */
export const QUANTITY = `(?:${CLOCK}|${DURATION}|${SINGLE}|${NUMERAL}(?:[ -]?(?:${UNIT})(?![a-z]))?)`

const HOUR_MIN = 60

const clockOf = (text: string): number | null => {
  if (/^midnight$/i.test(text)) return 24
  if (/^noon$/i.test(text)) return 12
  const match = new RegExp(
    `^(half past |quarter past |quarter to )?(${NUMERAL})(?::(\\d{2}))?( ?[ap]\\.?m\\.?| ?o'?clock)?$`,
    "i",
  ).exec(text)
  if (!match) return null
  const [, lead = "", number = "", minutes = "0", half = ""] = match
  if (lead === "" && half === "" && match[3] === undefined) return null
  const shift = { h: 0.5, p: 0.25, t: -0.25 }[/^half/i.test(lead) ? "h" : (lead[8] ?? "")] ?? 0
  const hour = numeralOf(number)
  const base = /p/i.test(half) ? (hour % 12) + 12 : /a/i.test(half) ? hour % 12 : hour
  return base + Number(minutes) / HOUR_MIN + shift
}

const durationOf = (text: string): number | null => {
  const match = /^(\d{1,2})(?: ?(?:h|hrs?|hours?)(?: and)? ?|:)(\d{1,2})/i.exec(text)
  return match ? Number(match[1]) * HOUR_MIN + Number(match[2]) : null
}

/** "an hour and a half" with its number in front: "1.5 hour". */
const counted = (match: string): string =>
  match
    .replace(/^half an hour$/i, "30 minutes")
    .replace(/^an? ([a-z]+)( and a half)?$/i, (_, unit, half) => `${half ? "1.5" : "1"} ${unit}`)

/** The quantity that a match of `QUANTITY` names. */
export const quantityOf = (words: string): Quantity => {
  const match = counted(words)
  const duration = new RegExp(`^${DURATION}$`, "i").test(match) ? durationOf(match) : null
  if (duration !== null) return { value: duration, unit: "min" }
  const clock = clockOf(match)
  if (clock !== null) return { value: clock, unit: "clock" }
  const [, number = "", name = ""] = new RegExp(`^(${NUMERAL})[ -]?(.*)$`, "i").exec(match) ?? []
  const value = numeralOf(number)
  const found = compiled.find(({ whole }) => whole.test(name))
  return found ? { value: value * found.per, unit: found.unit } : { value, unit: null }
}

const NIGHT_HOURS = 16
const LITRES = 10
const ML = 1_000

/** The hour of a bedtime, unwrapped around noon: half past one at night is 25.5. */
const bedtime = (hour: number, bare: boolean): number => {
  if (bare && hour > 5 && hour < 12) return hour + 12
  return hour < 12 ? hour + 24 : hour
}

const UNITS_OF: Record<string, Unit> = { minutes: "min", "breaths / min": "breaths/min" }

/** Nobody is that hot in degrees Celsius. */
const MAX_CELSIUS = 45

/** A temperature in degrees Celsius, or a deviation in as many; null for what is neither. */
const celsiusOf = (
  { key }: Metric,
  { value, unit }: Quantity,
  reads: "metric" | "us",
): number | null => {
  if (unit !== "°F" && unit !== "degrees" && unit !== null) return null
  const kind = isDeviation(key) ? "difference" : "level"
  const isUs = unit === "°F" || reads === "us" || (kind === "level" && value > MAX_CELSIUS)
  return isUs ? fromUsUnits(value, "°C", kind) : value
}

/**
 * A quantity in a metric's own unit, or null when it cannot be one of that metric. A bare number is
 * taken in the units that the person reads, but for hours of a night and litres; degrees of Fahrenheit
 * are known by their number as well.
 */
export const inUnitOf = (
  metric: Metric,
  { value, unit }: Quantity,
  reads: "metric" | "us",
): number | null => {
  if (metric.scale === "clock") {
    if (unit !== null && unit !== "clock") return null
    return metric.key === "bedtime_hour" ? bedtime(value, unit === null) : value % 24
  }
  const own = UNITS_OF[metric.unit] ?? metric.unit
  if (unit === own) return value
  if (unit === "min" && own === "h") return value / HOUR_MIN
  if (own === "°C") return celsiusOf(metric, { value, unit }, reads)
  if (unit !== null) return null
  if (own === "min" && metric.day === "night" && value <= NIGHT_HOURS) return value * HOUR_MIN
  if (reads === "us") return fromUsUnits(value, own, "level")
  return own === "ml" && value <= LITRES ? value * ML : value
}

import { metrics } from "#catalogue/metrics"
import { POUND_KG } from "#catalogue/metrics/source"
import type { Profile } from "#domain/profile"

/** A number as it is printed. */
export interface Printed {
  readonly value: number
  readonly unit: string
  readonly decimals: number
}

/** What a level is, beside what lies between two levels: 20 °C are 68 °F, and 20 °C more are 36 °F more. */
export type Kind = "level" | "difference"

/** A US customary unit: how many of it make one metric unit, and where its zero lies. */
interface UsUnit {
  readonly unit: string
  readonly per: number
  /** The number at which the scale stands when the metric one stands at zero. */
  readonly zero?: number
  /** The decimals that people say of the metric unit and of this one. */
  readonly decimals: readonly [metric: number, us: number]
}

export const MILE_KM = 1.609_344
export const FOOT_M = 0.3048
const INCH_CM = 2.54
export const FLUID_OUNCE_ML = 29.573_529_562_5

/** Every unit that reads differently in the United States; the others are the same there. */
const usUnits: ReadonlyMap<string, UsUnit> = new Map<string, UsUnit>([
  ["kg", { unit: "lb", per: 1 / POUND_KG, decimals: [1, 1] }],
  ["km", { unit: "mi", per: 1 / MILE_KM, decimals: [1, 1] }],
  ["m", { unit: "ft", per: 1 / FOOT_M, decimals: [0, 0] }],
  ["cm", { unit: "in", per: 1 / INCH_CM, decimals: [0, 0] }],
  ["ml", { unit: "fl oz", per: 1 / FLUID_OUNCE_ML, decimals: [0, 0] }],
  ["°C", { unit: "°F", per: 1.8, zero: 32, decimals: [1, 1] }],
  ["km/h", { unit: "mph", per: 1 / MILE_KM, decimals: [1, 1] }],
  ["min/km", { unit: "min/mi", per: MILE_KM, decimals: [2, 2] }],
])

/** Degrees of a deviation have no zero of their own. */
const deviations = metrics.flatMap(({ name, key, unit, plausible }) =>
  unit === "°C" && plausible.low < 0 ? [name, key] : [],
)

/** Whether a metric, by its name or key, is itself a deviation. */
export const isDeviation = (metric: string): boolean =>
  deviations.some((name) => metric.startsWith(name))

/** Nobody reads more digits, and a conversion there and back brings the number that was typed. */
const DIGITS = 9
const exact = (value: number): number => Number(value.toPrecision(DIGITS))

/** "kg", "kg/day", "kg a year", "bpm per 100 ml". */
const UNIT =
  /^(?<unit>.+?)(?<rate>\/(?:day|week|month)| a year)?(?: per (?<amount>[\d.,]+) (?<of>.+))?$/

/** A slope is per a round amount: per pound where it was per kilogram. */
const perAmount = (amount: string, of: string) => {
  const other = usUnits.get(of)
  if (!other) return { per: 1, text: ` per ${amount} ${of}` }
  const same = Number(amount.replaceAll(",", "")) * other.per
  const round = 10 ** Math.round(Math.log10(same))
  return { per: round / same, text: ` per ${round.toLocaleString("en")} ${other.unit}` }
}

/** A number in US customary units, a round one without decimals; null where the metric unit is used there as well. */
export const inUsUnits = ({ value, unit, decimals }: Printed, kind: Kind): Printed | null => {
  const { unit: name = "", rate = "", amount, of } = UNIT.exec(unit)?.groups ?? {}
  const own = usUnits.get(name)
  const each = amount && of ? perAmount(amount, of) : { per: 1, text: "" }
  if (!own && each.per === 1) return null
  const isLevel = kind === "level" && rate === "" && each.text === ""
  const scaled = value * (own?.per ?? 1) * each.per + (isLevel ? (own?.zero ?? 0) : 0)
  const converted = exact(scaled)
  const [was, is] = own?.decimals ?? [0, 0]
  const wanted = is + Math.max(0, decimals - was)
  const isRound = isLevel && Number.isInteger(Number(converted.toFixed(wanted)))
  return {
    value: converted,
    unit: `${own?.unit ?? name}${rate}${each.text}`,
    decimals: isRound ? 0 : wanted,
  }
}

/** A number that a person means in US customary units, in a metric unit. */
export const fromUsUnits = (value: number, unit: string, kind: Kind): number => {
  const own = usUnits.get(unit)
  const zero = kind === "level" ? (own?.zero ?? 0) : 0
  return own ? (value - zero) / own.per : value
}

const US_NAMED =
  /\b(?:miles?|mph|lbs?|pounds?|fahrenheit|fl\.? ?oz|fluid ounces?)\b|°f\b|\d ?(?:mi|feet|ft|oz)\b/i
const METRIC_NAMED =
  /\b(?:kms?|km\/h|kilomet(?:er|re)s?|kgs?|kilos?|kilograms?|celsius|lit(?:er|re)s?)\b|°c\b|\d ?(?:k[mg]|ml|cm)\b/i

/** The units that a text names by itself: "in pounds", "more than 3 km"; null where it names both or neither. */
export const unitsNamed = (text: string): Profile["units"] => {
  const [isUs, isMetric] = [US_NAMED.test(text), METRIC_NAMED.test(text)]
  if (isUs === isMetric) return null
  return isUs ? "us" : "metric"
}

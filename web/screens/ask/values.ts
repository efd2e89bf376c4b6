import type { TurnResult } from "#domain/turn-result"
import type { Fmt, NumOrRef } from "#domain/widget"
import { numberText } from "#web/format"
import { afterNoonOf, CLOCK, isTimeOfDay, valueText } from "#web/measure"

/** The number that a widget means: itself, a fact by its key, or a field of an evidence item by `id.field`. */
export const resolverOf = ({ fact_sheet, evidence = [] }: TurnResult) => {
  const facts = new Map(fact_sheet.map(({ key, value }) => [key, value]))
  const items = new Map(evidence.map((item) => [item.id, new Map(Object.entries(item))]))
  const referred = (ref: string): unknown => {
    const [id = "", field] = ref.split(".")
    return field === undefined ? facts.get(id) : items.get(id)?.get(field)
  }
  return (number: NumOrRef): number | null => {
    if (typeof number === "number") return number
    const value = referred(number.ref)
    return typeof value === "number" ? value : (number.fallback ?? null)
  }
}

export type Resolve = ReturnType<typeof resolverOf>

/** Minutes as people say them from an hour on: `7 h 20 min`. */
const durationText = (minutes: number) => {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

const isMinutes = (unit: string | undefined) => unit === "min" || unit === "minutes"

/** How many decimals a number has that nobody has formatted: more for small ones. */
const usualDecimals = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2)

/** A number in the form that a widget asks for: its sign, its decimals, its unit. */
export const formatted = (value: number, { unit, decimals, sign }: Fmt = {}) => {
  if (!sign && isTimeOfDay(value, unit)) return valueText(afterNoonOf(value), CLOCK)
  const size = Math.abs(value)
  const mark = value < 0 ? "−" : sign && value > 0 ? "+" : ""
  if (isMinutes(unit) && size >= 60) return mark + durationText(size)
  const digits = decimals ?? usualDecimals(value)
  const number = size.toLocaleString("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${mark}${number}${unit === undefined || unit === "" ? "" : unit === "%" ? "%" : ` ${unit}`}`
}

/** A number of the fact sheet or the evidence, in the unit that it has there. */
export const measured = (value: number | string, unit: string | undefined) => {
  if (typeof value === "string") return value
  if (isMinutes(unit) && Math.abs(value) >= 60) return formatted(value, { unit: "min" })
  if (isTimeOfDay(value, unit)) return formatted(value, { unit: "h" })
  const plain = unit === "rho" || unit === undefined ? "" : unit === "%" ? "%" : ` ${unit}`
  return `${numberText(value, usualDecimals(value)).replace("-", "−")}${plain}`
}

/** A label without the value that stands beside it anyway: `Sleep: 7 h 20 min`. */
export const labelWithout = (label: string, shown: string) => {
  const at = label.lastIndexOf(": ")
  return at >= 0 && label.slice(at + 2).replace("-", "−") === shown ? label.slice(0, at) : label
}

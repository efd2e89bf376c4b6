import type { Payload } from "#domain/webhook"

/** Tolerant readers: the same vendor sends a value, null, an empty thing, or nothing at all. */

const NOTHING: Payload = {}

/** The value as an object; an empty one for anything else. */
export const objectIn = (value: unknown): Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Payload)
    : NOTHING

/** The value as an array; an empty one for anything else. */
export const listIn = (value: unknown): ReadonlyArray<unknown> =>
  Array.isArray(value) ? value : []

/** A finite number, or null. */
export const numberIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null

/** A number as a whole one, rounded; null where it does not fit. */
export const integerIn = (value: unknown): number | null => {
  const number = numberIn(value)
  if (number === null) return null
  const whole = Math.round(number)
  return Number.isSafeInteger(whole) ? whole : null
}

/**
 * A string with something in it, or null: an empty one means the same as none. Half a surrogate
 * pair, which no column can hold, becomes the replacement character.
 */
export const textIn = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value.toWellFormed() : null

/** An id: a string with something in it, or a whole number as one; null for anything else. */
export const idIn = (value: unknown): string | null =>
  Number.isSafeInteger(value) ? String(value) : textIn(value)

/** The mean of what there is, or null. */
export const meanOf = (values: ReadonlyArray<number>): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

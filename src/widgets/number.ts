import { placeholder, valueOf } from "#catalogue/placeholder"
import type { Fact } from "#domain/ledger"
import type { Fmt, NumOrRef } from "#domain/widget"

/** A number of the ledger by its key, with the value it had. */
export const refTo = ({ item }: Fact): NumOrRef =>
  typeof item.value === "number" ? { ref: item.key, fallback: item.value } : { ref: item.key }

const MAX_UNIT = 12
const MAX_DECIMALS = 3

const SHORT = new Map([["minutes", "min"]])

/** What a number format needs of a fact. */
interface Printed {
  readonly item: { readonly unit?: string | undefined }
  readonly decimals: number
}

/** The number format of a fact in a widget; a difference shows its sign. */
export const fmtOf = ({ item, decimals }: Printed, sign = false): Fmt => ({
  ...(item.unit ? { unit: SHORT.get(item.unit) ?? item.unit.slice(0, MAX_UNIT) } : {}),
  decimals: Math.min(decimals, MAX_DECIMALS),
  ...(sign ? { sign } : {}),
})

const HOUR_MIN = 60
/** A pace, or a time to the second. */
const PACE = /^min[/:]/

/** Whether a bare number says less than its words: a time of day, hours with their minutes, a pace with its seconds. */
export const isOfTime = (fact: Fact): boolean => {
  const { unit = "" } = fact.item
  if (unit === "minutes") return Math.abs(valueOf(fact) ?? 0) >= HOUR_MIN
  return unit === "h" || PACE.test(unit)
}

/** A label that carries such a number: "Sleep: 6 h 56 min", "Bedtime: 23:10", "Latest third: 5:53 min/km". */
export const labelled = (label: string, fact: Fact): string =>
  isOfTime(fact) ? `${label}: ${placeholder(fact)}` : label

/** A count without its unit, where the label says what is counted. */
export const bareCount = (fact: Fact | null): Fact | null => {
  if (!fact) return null
  const { unit: _, ...item } = fact.item
  return { ...fact, item }
}

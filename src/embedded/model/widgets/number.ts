import type { Fact } from "#domain/ledger"
import type { Fmt, NumOrRef } from "#domain/widget"

/** A number of the ledger by its key, with the value it had. */
export const refTo = ({ item }: Fact): NumOrRef =>
  typeof item.value === "number" ? { ref: item.key, fallback: item.value } : { ref: item.key }

const MAX_UNIT = 12
const MAX_DECIMALS = 3

const SHORT = new Map([["minutes", "min"]])

/** The number format of a fact in a widget; a difference shows its sign. */
export const fmtOf = ({ item, decimals }: Fact, sign = false): Fmt => ({
  ...(item.unit ? { unit: SHORT.get(item.unit) ?? item.unit.slice(0, MAX_UNIT) } : {}),
  decimals: Math.min(decimals, MAX_DECIMALS),
  ...(sign ? { sign } : {}),
})

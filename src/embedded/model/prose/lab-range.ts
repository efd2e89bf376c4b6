import type { Fact } from "#domain/ledger"
import {
  isOutOfRange,
  printedValue,
  type ReferenceRange,
  readReferenceRange,
} from "#domain/reference-range"
import { type Change, isWithinNature } from "#embedded/model/prose/lab-change"

/** A result with its range, and how it is flagged. */
interface Ranged extends Change {
  readonly range: Fact | null
  readonly flag: Fact | null
}

/** The range that a report prints; null where it is none of the usual forms. */
const rangeOf = (range: Fact | null): ReferenceRange | null =>
  readReferenceRange(String(range?.item.value ?? ""))

/** Its bounds, an open side at infinity. */
const boundsOf = (range: Fact | null): { readonly low: number; readonly high: number } | null => {
  const read = rangeOf(range)
  return (
    read && {
      low: read.low ?? Number.NEGATIVE_INFINITY,
      high: read.high ?? Number.POSITIVE_INFINITY,
    }
  )
}

const numeric = (fact: Fact | null): number | null =>
  typeof fact?.item.value === "number" ? fact.item.value : null

/** Whether a value, the latest or an older one, is outside a printed range; null where nobody can say. */
export const isOutside = (value: Fact | null, range: Fact | null): boolean | null => {
  const [read, bounds] = [printedValue(String(value?.item.value ?? "")), rangeOf(range)]
  return read && bounds ? isOutOfRange(read.value, read.operator, bounds) : null
}

/** How far a result is outside its range, as a share of the bound that it passed; zero within. */
export const excessOf = ({ value, range }: Pick<Ranged, "value" | "range">): number => {
  const [number, bounds] = [numeric(value), boundsOf(range)]
  if (number === null || bounds === null) return 0
  const passed = Math.min(Math.max(number, bounds.low), bounds.high)
  return passed === 0 ? Math.abs(number) : Math.abs(number - passed) / Math.abs(passed)
}

/** On which side of its range a result is out; null where that is not known. */
export const sideOf = ({ value, range, flag }: Ranged): "above" | "below" | null => {
  const common = /^(above|below) the common range$/.exec(String(flag?.item.value))
  if (common) return common[1] as "above" | "below"
  const [bounds, number] = [boundsOf(range), numeric(value)]
  if (!bounds || number === null) return null
  const middle = Number.isFinite(bounds.low + bounds.high) ? (bounds.low + bounds.high) / 2 : null
  if (middle === null) return Number.isFinite(bounds.high) ? "above" : "below"
  return number > middle ? "above" : "below"
}

/**
 * Whether a result got better or worse since the one before, seen from its range and beyond what tests of an
 * unchanged person differ by; null where it did neither, or where nobody knows.
 */
export const courseOf = (result: Ranged): "better" | "worse" | null => {
  const { value, previous, range, naturalPct } = result
  const [now, before, bounds] = [numeric(value), numeric(previous), boundsOf(range)]
  if (now === null || before === null || bounds === null) return null
  if (naturalPct === null || isWithinNature(result)) return null
  const { low, high } = bounds
  const isOpen = !Number.isFinite(low) || !Number.isFinite(high)
  /** How far off a value is; with one bound alone, the further from it to the good side the better. */
  const off = (number: number): number => {
    if (isOpen) return Number.isFinite(high) ? number - high : low - number
    return Math.max(low - number, number - high, 0)
  }
  const moved = off(now) - off(before)
  if (moved === 0) return null
  return moved < 0 ? "better" : "worse"
}

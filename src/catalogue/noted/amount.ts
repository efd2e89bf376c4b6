import { type Known, quantityNamed } from "#catalogue/noted/quantities"
import { conversion } from "#catalogue/unit"
import type { NoteColumn } from "#domain/note"

/** Where an amount goes, in the unit of its column; nulls where it fills none. */
export interface Placed {
  readonly column: NoteColumn | null
  readonly amount: number | null
}

/** What keeps an amount from being taken. */
export type Misfit = "unit" | "value"

const NOWHERE: Placed = { column: null, amount: null }

/** What one of a count is called where the name says it already: "2 cups" of coffee, "1 can" of beer. */
const COUNTED = new Set([
  "cup",
  "cups",
  "glass",
  "glasses",
  "can",
  "cans",
  "bottle",
  "bottles",
  "shot",
  "shots",
  "serving",
  "servings",
  "drink",
  "drinks",
  "x",
  "1",
])

/** How much one of a printed unit is; null for a unit that is no measure of the quantity. */
const factorOf = (
  { quantity, each }: Known,
  unit: string | null,
): ((value: number) => number) | null => {
  const said = unit?.toLowerCase().trim() ?? null
  if (each !== null && (said === null || COUNTED.has(said))) return (value) => value * each
  const measure =
    said === null ? undefined : quantity.measures?.find(({ names }) => names.includes(said))
  if (measure) return (value) => value * measure.amount
  const printed = said ?? quantity.bare
  return printed === null ? null : conversion(printed, quantity.unit)
}

/** Digits that a conversion there and back keeps. */
const DIGITS = 9

/** Brings an amount to its column: "coffee", 2 is 180 mg of caffeine; "weight", 180, "lb" is 81.6 kg. */
export const placed = (name: string, value: number, unit: string | null): Placed | Misfit => {
  const known = quantityNamed(name)
  if (known === null) return Number.isFinite(value) ? NOWHERE : "value"
  const inColumn = factorOf(known, unit)
  if (inColumn === null) return "unit"
  const amount = Number(inColumn(value).toPrecision(DIGITS))
  const { low, high, column } = known.quantity
  return amount >= low && amount <= high ? { column, amount } : "value"
}

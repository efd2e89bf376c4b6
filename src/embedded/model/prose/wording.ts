import { degreesOf, isPlural } from "#catalogue/metrics/words"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"

/** The placeholder that prints a fact with its unit. */
export const placeholder = ({ item }: Fact): string => `{{${item.key}}}`

/** The placeholder that prints a fact without its sign: "fell by {{…}}". */
export const magnitude = ({ item }: Fact): string => `{{${item.key}.size}}`

/** A count of days as a noun phrase: the unit is printed with the number or written behind it. */
export const dayCount = (fact: Fact): string =>
  fact.item.unit ? placeholder(fact) : `${placeholder(fact)} days`

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "a", "a and b", "a, b and c". */
export const listed = (items: ReadonlyArray<string>): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]}`

/** The number of a fact; null for words. */
export const valueOf = (fact: Fact | null): number | null =>
  typeof fact?.item.value === "number" ? fact.item.value : null

const MINUTES = 60

/** Which of two levels is larger as they are printed: 0 when they print alike. */
export const signBetween = ({ decimals, scale }: Metric, a: number, b: number): number => {
  const steps = scale === "clock" ? MINUTES : 10 ** decimals
  return Math.sign(Math.round(a * steps) - Math.round(b * steps))
}

const plurals = { is: "are", was: "were", has: "have" } as const

/** A verb behind a metric's name: "your sleep duration is", "your steps are". */
export const verb = (metric: Metric, singular: keyof typeof plurals): string =>
  isPlural(metric) ? plurals[singular] : singular

/** What a larger or smaller value of a metric is called beside another. */
export const besides = (metric: Metric, sign: number): string =>
  sign === 0 ? "the same as" : `${degreesOf(metric)[sign > 0 ? "more" : "less"]} than`

/** Which way a move goes for the person; null where neither way is better. */
export const judged = ({ direction }: Metric, sign: number): "better" | "worse" | null => {
  if (direction === null || sign === 0) return null
  return (direction === "higher") === sign > 0 ? "better" : "worse"
}

/** What a metric did when it moved: "fell", "got later". */
export const moved = ({ scale }: Metric, sign: number): string => {
  if (scale === "clock") return sign > 0 ? "got later" : "got earlier"
  return sign > 0 ? "rose" : "fell"
}

/** Which of its two sides a number is on; 0 without one. */
export const signOf = (fact: Fact | null): number => Math.sign(valueOf(fact) ?? 0)

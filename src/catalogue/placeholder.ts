import type { Fact } from "#domain/ledger"

/** The placeholder that prints a fact with its unit. */
export const placeholder = ({ item }: Fact): string => `{{${item.key}}}`

/** The placeholder that prints a fact without its sign: "fell by {{…}}". */
export const magnitude = ({ item }: Fact): string => `{{${item.key}.size}}`

/** The placeholder that prints a fact rounded as people say it: "8,400 steps", "54 ms". */
export const rounded = ({ item }: Fact): string => `{{${item.key}.rounded}}`

/** The same without its sign: "about 5,100 steps". */
export const roundedMagnitude = ({ item }: Fact): string => `{{${item.key}.size.rounded}}`

/** The same placeholder without the unit, where the sentence has named it. */
export const bare = (shown: string): string => shown.replace("}}", ".bare}}")

/** The placeholder that prints a difference as it is seen between two values that are printed beside it. */
export const between = ({ item }: Fact, one: string, other: string): string =>
  `{{${item.key}.between.${inside(one)}.and.${inside(other)}}}`

const inside = (shown: string): string => shown.slice("{{".length, -"}}".length)

/** A count of days as a noun phrase: the unit is printed with the number or written behind it. */
export const dayCount = (fact: Fact): string =>
  fact.item.unit ? placeholder(fact) : `${placeholder(fact)} days`

/** The number of a fact; null for words. */
export const valueOf = (fact: Fact | null): number | null =>
  typeof fact?.item.value === "number" ? fact.item.value : null

/** Which of its two sides a number is on; 0 without one. */
export const signOf = (fact: Fact | null): number => Math.sign(valueOf(fact) ?? 0)

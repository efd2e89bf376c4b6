import type { Fact, Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"

/** Of two compared times the one that a number is of. */
export type Side = "first" | "second"

/** The values of the days with much or with little of something. */
export type End = "high" | "low"

/** The facts of each kind, by their roles. */
const ROLES = {
  mean: "mean",
  median: "median",
  level: `a_mean b_mean mean_where mean_otherwise baseline usual recent_median before_mean after_mean mean_with
    mean_without beside each_minutes each_distance`,
  group: "with_mean without_mean since_mean target_high target_low feature_high feature_low",
  weekday: "weekend_mean weekday_mean named_mean others_mean day_mean weekday_median",
  high: "max max_date",
  low: "min min_date",
  total: "total count minutes distance energy",
  spread: "sd mad spread natural_pct",
  change: "difference gap change change_pct",
  effect: "change_low change_high slope slope_low slope_high percent",
  count: "n a_n b_n n_eff n_with n_without doubtful",
  share: "coverage_pct",
  single: "latest",
  earlier: "previous",
  limit: "range goal limit common_range guideline recommended band_low band_high",
} as const

/**
 * What a value is of the days it is made of: what may be said of it. A `group` is the level of some days, an `effect`
 * how far two values are apart, or what lies about it; `any` where nothing in particular is known.
 */
export type Kind = keyof typeof ROLES | "result" | "any"

const words = (text: string) => text.trim().split(/\s+/)

const kinds = new Map(
  Object.entries(ROLES).flatMap(([kind, roles]) =>
    words(roles).map((role) => [role, kind as Kind] as const),
  ),
)

/** Keys of results of a laboratory, and of the highest or lowest days. */
const RESULT = /^lab_|_(?:highest|lowest)_\d/

/** The kind of a fact. */
export const kindOf = ({ item: { key }, role }: Pick<Fact, "item" | "role">): Kind =>
  role === "value" && RESULT.test(key) ? "result" : (kinds.get(role) ?? "any")

/** What is known of a number by the role of its fact. */
export interface Role {
  readonly kind: Kind
  readonly side: Side | null
  readonly end: End | null
}

const FIRST = new Set(words("a_mean a_n before_mean"))
const SECOND = new Set(words("b_mean b_n after_mean since_mean"))
const OF_CHANGE = new Set(words("before_mean after_mean since_mean"))

const startOf = ({ item }: Fact) => item.window?.from ?? ""

const endOf = (role: FactRole): End | null =>
  role === "target_high" ? "high" : role === "target_low" ? "low" : null

/** What the roles of the facts of a ledger say of their numbers, by key. */
export const rolesOf = (
  facts: Ledger["receipts"][number]["findings"]["facts"],
): Map<string, Role> => {
  const compared = facts.filter(({ role }) => role === "a_mean" || role === "b_mean")
  const sideOf = (fact: Fact): Side | null => {
    const { role, label } = fact
    if (OF_CHANGE.has(role)) return FIRST.has(role) ? "first" : "second"
    if (!FIRST.has(role) && !SECOND.has(role)) return null
    const others = compared.filter((each) => each.label === label)
    const isBefore = others.some((each) => startOf(each) > startOf(fact))
    const isAfter = others.some((each) => startOf(each) < startOf(fact))
    return isBefore === isAfter ? null : isBefore ? "first" : "second"
  }
  return new Map(
    facts.map((fact) => [
      fact.item.key,
      { kind: kindOf(fact), side: sideOf(fact), end: endOf(fact.role) },
    ]),
  )
}

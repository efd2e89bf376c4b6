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
 * how far two values are apart, or what lies about it; `top` and `bottom` are the days of a list of the highest or the
 * lowest, `any` where nothing in particular is known.
 */
export type Kind = keyof typeof ROLES | "result" | "top" | "bottom" | "any"

const words = (text: string) => text.trim().split(/\s+/)

const kinds = new Map(
  Object.entries(ROLES).flatMap(([kind, roles]) =>
    words(roles).map((role) => [role, kind as Kind] as const),
  ),
)

/** Keys of results of a laboratory. */
const RESULT = /^lab_/
/** Keys of the highest or the lowest days, and of their values. */
const LISTED = /_(highest|lowest)_\d/

/** The kind of a fact. */
export const kindOf = ({ item: { key }, role }: Pick<Fact, "item" | "role">): Kind =>
  role === "value" || role === "date"
    ? (listedOf(key) ?? (role === "value" && RESULT.test(key) ? "result" : "any"))
    : (kinds.get(role) ?? "any")

const listedOf = (key: string): Kind | null => {
  const listed = LISTED.exec(key)?.[1]
  return listed === undefined ? null : listed === "highest" ? "top" : "bottom"
}

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
  /^(?:target|feature)_high$/.test(role)
    ? "high"
    : /^(?:target|feature)_low$/.test(role)
      ? "low"
      : null

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
    // The ends of a trend are of the same time.
    const isEnd = ({ role: other, item: { window } }: Fact) =>
      other !== role &&
      window?.from === fact.item.window?.from &&
      window?.to === fact.item.window?.to
    if (others.some(isEnd)) return null
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

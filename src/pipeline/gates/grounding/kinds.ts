import type { Fact } from "#domain/ledger"
import type { FactRole } from "#domain/tool"

/** What a value is of the days it is made of: what may be said of it. */
export type Kind =
  | "level"
  | "weekday"
  | "high"
  | "low"
  | "total"
  | "spread"
  | "change"
  | "count"
  | "share"
  | "single"
  | "earlier"
  | "result"
  | "limit"
  | "any"

const ROLES: Readonly<Partial<Record<Kind, ReadonlyArray<FactRole>>>> = {
  level: [
    ...([
      "mean",
      "median",
      "a_mean",
      "b_mean",
      "mean_where",
      "mean_otherwise",
      "baseline",
    ] as const),
    ...(["usual", "recent_median", "before_mean", "after_mean", "mean_with"] as const),
    ...(["mean_without", "beside", "each_minutes", "each_distance"] as const),
  ],
  weekday: [
    ...(["weekend_mean", "weekday_mean", "named_mean", "others_mean", "day_mean"] as const),
    ...(["weekday_median"] as const),
  ],
  high: ["max", "max_date"],
  low: ["min", "min_date"],
  total: ["total", "count", "minutes", "distance", "energy"],
  spread: ["sd", "mad", "spread", "natural_pct"],
  change: ["difference", "gap", "change", "change_pct"],
  count: ["n", "a_n", "b_n", "n_eff", "n_with", "n_without"],
  share: ["coverage_pct"],
  single: ["latest"],
  earlier: ["previous"],
  limit: [
    "range",
    "goal",
    "limit",
    "common_range",
    "guideline",
    "recommended",
    "band_low",
    "band_high",
  ],
}

const kinds = new Map(
  Object.entries(ROLES).flatMap(([kind, roles]) =>
    roles.map((role) => [role, kind as Kind] as const),
  ),
)

/** Keys of results of a laboratory, and of the highest or lowest days. */
const RESULT = /^lab_|_(?:highest|lowest)_\d/

/** The kind of a fact; `any` where nothing in particular is known of it. */
export const kindOf = ({ item: { key }, role }: Pick<Fact, "item" | "role">): Kind =>
  role === "value" && RESULT.test(key) ? "result" : (kinds.get(role) ?? "any")

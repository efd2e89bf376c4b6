import { type Static, type TSchema, Type } from "typebox"
import { daysBetween } from "#domain/time"
import { DATA_TYPES } from "#domain/turn"

/**
 * The typed tools an agent may call. Each is a pure question about the caller's own rows; the
 * schemas are what a model provider is told, as they stand.
 */

const Metric = Type.String({ description: "A metric key, as list_metrics names it." })

/** A window has at most so many days: ten years with their leap days. */
export const MAX_WINDOW_DAYS = 3_653

/** A window of local days, both ends inclusive. */
export const Window = Type.Object(
  {
    from: Type.String({ format: "date" }),
    to: Type.String({ format: "date" }),
  },
  { description: "Both days inclusive; at most ten years." },
)
export type Window = Static<typeof Window>

/** How many days a window has, both ends counted. */
export const daysIn = ({ from, to }: Window): number => daysBetween(from, to) + 1

/** What a day's value has to be to count, in the metric's own unit. */
export const Limit = Type.Object({
  is: Type.Enum(["above", "below", "at_least", "at_most"]),
  value: Type.Number({
    description: "In the metric's own unit: 7 hours of sleep are 420 minutes.",
  }),
})
export type Limit = Static<typeof Limit>

/** Days from the feature to the target. A night's value stands on the day of waking up. */
const Lag = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: "Days from feature to target; a night counts for the day of waking up.",
})

export const toolInputs = {
  /** Which metrics have data, from when to when, on how many days. */
  list_metrics: Type.Object({}),
  /** Level and spread of a metric over a window. */
  describe: Type.Object({ metric: Metric, window: Window }),
  /** The days, weeks or months in which a metric was highest or lowest. */
  extremes: Type.Object({
    metric: Metric,
    window: Window,
    end: Type.Enum(["highest", "lowest"]),
    count: Type.Integer({ minimum: 1, maximum: 10 }),
    by: Type.Optional(Type.Enum(["day", "week", "month"])),
  }),
  /** How many days keep to a limit; without one, how many have a usable value and how many none. */
  count: Type.Object({ metric: Metric, window: Window, limit: Type.Optional(Limit) }),
  /** The longest run of days that keep to a limit, and the one that lasts; a missing day ends a run. */
  streak: Type.Object({ metric: Metric, window: Window, limit: Limit }),
  /** Weekends against weekdays (Monday to Friday), or each day of the week. */
  split: Type.Object({ metric: Metric, window: Window, by: Type.Enum(["weekend", "weekday"]) }),
  /** The mean of the target on the days when the feature keeps to a limit, and on the others. */
  conditional: Type.Object({
    feature: Metric,
    target: Metric,
    limit: Limit,
    lag: Lag,
    window: Window,
  }),
  /** One day held against the `days` before it, itself left out: robust z-score and usual range. */
  baseline: Type.Object({
    metric: Metric,
    date: Type.String({ format: "date" }),
    days: Type.Integer({
      minimum: 21,
      maximum: 365,
      default: 90,
      description: "How many days before are its history.",
    }),
  }),
  /** Two windows of one metric against each other: b minus a. */
  compare: Type.Object({ metric: Metric, a: Window, b: Window }),
  /** Spearman's plain rank correlation of two metrics, for who asks for just that. */
  correlate: Type.Object({ feature: Metric, target: Metric, lag: Lag, window: Window }),
  /**
   * Two metrics day by day, weekday and trend taken out, corrected for autocorrelation; `given`
   * takes further metrics out of both.
   */
  associate: Type.Object({
    feature: Metric,
    target: Metric,
    lag: Lag,
    window: Window,
    given: Type.Optional(
      Type.Array(Metric, { maxItems: 3, description: "What else is taken out of both." }),
    ),
  }),
  /** Every other metric as a feature of the target, same day and the day before: what goes with it. */
  drivers: Type.Object({ target: Metric, window: Window }),
  /** The slope of a metric over a window. */
  trend: Type.Object({ metric: Metric, window: Window }),
  /** Whether and when the level of a metric changed within a window; over more than a year up to three changes. */
  changepoint: Type.Object({ metric: Metric, window: Window }),
  /** From how much of the feature on the target bends. */
  threshold: Type.Object({ feature: Metric, target: Metric, lag: Lag, window: Window }),
  /** How long an experiment has to run to show a change of a metric; a `short` one gives a hint at most. */
  experiment: Type.Object({
    metric: Metric,
    window: Window,
    short: Type.Optional(Type.Literal(true)),
  }),
  /** What studies say of a metric in adults: cited numbers, no judgement. */
  reference: Type.Object({ metric: Metric }),
  /** Workouts of one sport, or of all: how many, how long, how far. */
  workouts: Type.Object({ sport: Type.Optional(Type.String({ maxLength: 40 })), window: Window }),
  /** The values themselves, for a chart; long windows by week. */
  series: Type.Object({ metric: Metric, window: Window }),
  /**
   * The latest lab results: all, those whose name contains `name` or means the same, or those out of
   * range alone; with the mean of the metric `beside` in the thirty days before each test.
   */
  biomarkers: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    out_of_range: Type.Optional(Type.Literal(true)),
    beside: Type.Optional(Metric),
  }),
  /** Every pair and lag, trend and level change of the asked data types. */
  scan: Type.Object({
    data_types: Type.Array(Type.Enum([...DATA_TYPES]), { minItems: 1 }),
    window: Window,
  }),
} satisfies Record<string, TSchema>

export type ToolName = keyof typeof toolInputs
export type ToolInput<Name extends ToolName> = Static<(typeof toolInputs)[Name]>

/**
 * The facts a tool brings, by role. A fact's key is `metric_role_from_to` (or a shorter unique
 * form without a dot); who looks for a fact looks for its role within a receipt.
 */
export const factRoles = {
  list_metrics: ["days", "first_date"],
  describe: [
    "mean",
    "median",
    "total",
    "sd",
    "min",
    "min_date",
    "max",
    "max_date",
    "latest",
    "latest_date",
    "n",
    "coverage_pct",
    "doubtful",
  ],
  /** `value` and `date` alternate, best first; a week or month by its first day. */
  extremes: ["value", "date", "n", "doubtful"],
  /**
   * `count` keeps to the limit, of `n`, and without one has a usable value; `missing` has none, of all
   * days. `limit` is its
   * value in the metric's unit, so that a sentence can say it: 90 minutes as "1 h 30 min".
   */
  count: ["count", "share_pct", "missing", "n", "limit"],
  streak: ["longest", "longest_from", "longest_to", "current", "n", "limit"],
  /** `difference` is weekend minus weekday; of days of the week `day` and `day_mean` alternate, highest first. */
  split: ["weekend_mean", "weekday_mean", "difference", "percent", "day", "day_mean", "n"],
  /** `difference` is where minus otherwise; `n` counts the days where. */
  conditional: ["mean_where", "mean_otherwise", "difference", "n", "limit"],
  /**
   * `z` is the distance from `median` in `mad`; `low` and `high` bound nine of ten usual days; `label`
   * is a word. `outside` counts the day and the two before it that are unusual on the same side: one
   * alone is no alarm. The day is held against the last four weeks as well (`recent`), or against the
   * same day of the week (`weekday`), where the metric asks for it.
   */
  baseline: [
    "value",
    "z",
    "median",
    "mad",
    "low",
    "high",
    "label",
    "n",
    "outside",
    "recent_median",
    "recent_z",
    "weekday_median",
    "weekday_z",
  ],
  /** `difference` is b minus a; `percent` is of a. */
  compare: ["a_mean", "b_mean", "a_n", "b_n", "difference", "percent", "n_eff"],
  correlate: ["rho", "n", "n_eff"],
  /**
   * Means of the target on the days of the feature's highest and lowest third; `slope` is the
   * target's change over the feature's interquartile range.
   */
  associate: [
    "rho",
    "n",
    "n_eff",
    "target_high",
    "target_low",
    "feature_high",
    "feature_low",
    "slope",
    "slope_low",
    "slope_high",
  ],
  drivers: ["tests", "n"],
  /** `change` is the slope times the length of the window, within `change_low` and `change_high`. */
  trend: ["slope_per_week", "slope_per_month", "change", "change_low", "change_high", "n", "n_eff"],
  /** The day the new level began, the range it lies in, and the levels. */
  changepoint: [
    "changed_on",
    "changed_from",
    "changed_to",
    "before_mean",
    "after_mean",
    "difference",
    "n",
    "n_eff",
  ],
  /** The bend and its range in the feature's unit; slopes in the target's. */
  threshold: ["knot", "knot_low", "knot_high", "slope_below", "slope_above", "n"],
  /**
   * Days with and days without, together, and the smallest change they would show; each block of
   * `block_days` has as many of either, in random order.
   */
  experiment: ["days_per_arm", "days", "block_days", "detectable", "power_pct", "usual", "spread"],
  /** `value` is the person's median of the last days; the others are of studies. */
  reference: ["value", "population_mean", "population_sd", "usual_low", "usual_high", "guideline"],
  workouts: ["count", "minutes", "distance", "energy", "longest", "n"],
  series: ["baseline", "changed_on"],
  /**
   * The facts of a result, in this order; `value` may be a string, `flag` is a word: "out of range",
   * "in range" by the range printed on the report, "above", "below", "within the common range" where it
   * printed none and laboratories agree on one (`common_range`), "to be confirmed" where the value is
   * beyond belief, else "no range printed". With an earlier result come that, its date, the latest minus
   * it, that in percent, and how many percent two tests of an unchanged person may differ by; with four
   * results their median slope.
   */
  biomarkers: [
    "value",
    "range",
    "date",
    "flag",
    "name",
    "common_range",
    "previous",
    "previous_date",
    "difference",
    "change_pct",
    "natural_pct",
    "slope_per_year",
    "beside",
  ],
  scan: ["tests", "n"],
} as const satisfies Record<ToolName, ReadonlyArray<string>>

/**
 * `doubtful` counts the values told, of the ends of a metric, that lie so far from the others that they
 * may be errors of measurement; it comes when there is one.
 *
 * Any tool may also bring `have` and `need`, the two facts of a shortage, and `left_out`, how many
 * values the preparation left out.
 */
export type FactRole = (typeof factRoles)[ToolName][number] | "have" | "need" | "left_out"

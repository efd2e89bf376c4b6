import { type Static, type TSchema, Type } from "typebox"
import { DATA_TYPES } from "#domain/turn"

/**
 * The typed tools an agent may call. Each is a pure question about the caller's own rows; the
 * schemas are what a model provider is told, as they stand.
 */

const Metric = Type.String({ description: "A metric key, as list_metrics names it." })

/** A window of local days, both ends inclusive. */
export const Window = Type.Object({
  from: Type.String({ format: "date" }),
  to: Type.String({ format: "date" }),
})
export type Window = Static<typeof Window>

export const toolInputs = {
  /** Which metrics have data, from when to when, on how many days. */
  list_metrics: Type.Object({}),
  /** Level and spread of a metric over a window. */
  describe: Type.Object({ metric: Metric, window: Window }),
  /** The days on which a metric was highest or lowest. */
  extremes: Type.Object({
    metric: Metric,
    window: Window,
    end: Type.Enum(["highest", "lowest"]),
    count: Type.Integer({ minimum: 1, maximum: 10 }),
  }),
  /** Two windows of one metric against each other: b minus a. */
  compare: Type.Object({ metric: Metric, a: Window, b: Window }),
  /** Two metrics day by day; `lag` days from the feature to the target. */
  associate: Type.Object({
    feature: Metric,
    target: Metric,
    lag: Type.Integer({ minimum: 0, maximum: 3 }),
    window: Window,
  }),
  /** The slope of a metric over a window. */
  trend: Type.Object({ metric: Metric, window: Window }),
  /** The values themselves, for a chart; long windows by week. */
  series: Type.Object({ metric: Metric, window: Window }),
  /** The latest lab results: all, those whose name contains `name`, or those out of range alone. */
  biomarkers: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    out_of_range: Type.Optional(Type.Literal(true)),
  }),
  /** Every pair, trend and level of the asked data types. */
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
  ],
  /** `value` and `date` alternate, best first. */
  extremes: ["value", "date", "n"],
  /** `difference` is b minus a; `percent` is of a. */
  compare: ["a_mean", "b_mean", "a_n", "b_n", "difference", "percent"],
  /** Means of the target on the days of the feature's highest and lowest third. */
  associate: ["rho", "n", "target_high", "target_low", "feature_high", "feature_low"],
  /** `change` is the slope times the length of the window. */
  trend: ["slope_per_week", "change", "n"],
  series: ["baseline"],
  /**
   * The facts of a result, in this order; `value` may be a string, `flag` is a word. With an earlier
   * result of the same name and unit come that, its date, and the latest minus it.
   */
  biomarkers: ["value", "range", "date", "flag", "name", "previous", "previous_date", "difference"],
  scan: ["tests", "n"],
} as const satisfies Record<ToolName, ReadonlyArray<string>>

/** Any tool may also bring `have` and `need`, the two facts of a shortage. */
export type FactRole = (typeof factRoles)[ToolName][number] | "have" | "need"

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"

export const baseline = defineTool({
  name: "baseline",
  description: "Whether one day is usual for this person: robust z-score against the days before.",
  input: Type.Object({
    metric: MetricKey,
    date: Type.String({ format: "date" }),
    days: Type.Integer({
      minimum: 21,
      maximum: 365,
      default: 90,
      description: "How many days before are its history.",
    }),
  }),
  /**
   * `z` is the distance from `median` in `mad`, `difference` the same in the unit; `low` and `high` bound nine of ten
   * usual days; `label` is text, "usual" between them. `outside` counts the day and the two before it that lie beyond
   * the same end: a single one is no alarm. The day is also compared with the last four weeks (`recent`),
   * or with the same day of the week (`weekday`), where the metric requires it.
   */
  facts: [
    "value",
    "z",
    "median",
    "mad",
    "low",
    "high",
    "difference",
    "label",
    "n",
    "outside",
    "recent_median",
    "recent_z",
    "weekday_median",
    "weekday_z",
  ],
})

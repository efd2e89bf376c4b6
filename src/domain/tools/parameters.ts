import { Type } from "typebox"

/** How a schema says that a string is the key of a metric. */
export const METRIC_KEY = "A metric key, as list_metrics names it."

/** A metric by its key. */
export const MetricKey = Type.String({ description: METRIC_KEY })

/** Days from the feature to the target. A night's value has the date of waking up. */
export const Lag = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: "Days from feature to target; a night counts for the day of waking up.",
})

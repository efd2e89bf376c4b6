import { Type } from "typebox"

/** A metric by its key. */
export const MetricKey = Type.String({ description: "A metric key, as list_metrics names it." })

/** Days from the feature to the target. A night's value has the date of waking up. */
export const Lag = Type.Integer({
  minimum: 0,
  maximum: 3,
  description: "Days from feature to target; a night counts for the day of waking up.",
})

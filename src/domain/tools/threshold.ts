import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Lag, MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const threshold = defineTool({
  name: "threshold",
  description: "From how much of one metric on another bends.",
  input: Type.Object({ feature: MetricKey, target: MetricKey, lag: Lag, window: Window }),
  /** The bend and its range in the feature's unit; slopes in the target's. */
  facts: ["knot", "knot_low", "knot_high", "slope_below", "slope_above", "n"],
})

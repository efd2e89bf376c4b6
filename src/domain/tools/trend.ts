import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const trend = defineTool({
  name: "trend",
  description: "Whether a metric rises or falls over a window.",
  input: Type.Object({ metric: MetricKey, window: Window }),
  /** `change` is the slope times the length of the window, within `change_low` and `change_high`. */
  facts: ["slope_per_week", "slope_per_month", "change", "change_low", "change_high", "n", "n_eff"],
})

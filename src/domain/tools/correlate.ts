import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Lag, MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const correlate = defineTool({
  name: "correlate",
  description: "Plain Spearman correlation, when the person asks for just that; else associate.",
  input: Type.Object({ feature: MetricKey, target: MetricKey, lag: Lag, window: Window }),
  facts: ["rho", "n", "n_eff"],
})

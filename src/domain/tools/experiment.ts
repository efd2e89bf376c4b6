import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const experiment = defineTool({
  name: "experiment",
  description: "How long an experiment would have to run to show a change of a metric.",
  /** A `short` one gives a hint at most. */
  input: Type.Object({
    metric: MetricKey,
    window: Window,
    short: Type.Optional(Type.Literal(true)),
  }),
  /**
   * Days with and days without, together, and the smallest change they would show; each block of
   * `block_days` has as many of either, in random order.
   */
  facts: ["days_per_arm", "days", "block_days", "detectable", "power_pct", "usual", "spread"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const changepoint = defineTool({
  name: "changepoint",
  description:
    "Whether and when the level of a metric changed within a window; over more than a year up to three changes.",
  input: Type.Object({ metric: MetricKey, window: Window }),
  /** The day the new level began, the range it lies in, and the levels. */
  facts: [
    "changed_on",
    "changed_from",
    "changed_to",
    "before_mean",
    "after_mean",
    "difference",
    "n",
    "n_eff",
  ],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const series = defineTool({
  name: "series",
  description: "Draws a metric over a window as a chart beside the answer.",
  /** Long windows go by week. */
  input: Type.Object({ metric: MetricKey, window: Window }),
  facts: ["baseline", "changed_on"],
})

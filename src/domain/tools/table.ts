import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const table = defineTool({
  name: "table",
  description:
    "The level of a metric in each week or month of a window, with its total where it adds up.",
  input: Type.Object({ metric: MetricKey, window: Window, by: Type.Enum(["week", "month"]) }),
  /** `from` is the first day of a week or month, its `mean` and `total` follow; earliest first. */
  facts: ["from", "mean", "total", "n"],
})

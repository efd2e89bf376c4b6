import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const describe = defineTool({
  name: "describe",
  description: "Level and spread of a metric over a window: mean, median, extremes, latest value.",
  input: Type.Object({ metric: MetricKey, window: Window }),
  /** `doubtful` counts the ends that lie so far from the other values that they may be errors of measurement. */
  facts: [
    "mean",
    "median",
    "total",
    "sd",
    "min",
    "min_date",
    "max",
    "max_date",
    "latest",
    "latest_date",
    "n",
    "coverage_pct",
    "doubtful",
  ],
})

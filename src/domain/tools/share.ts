import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const share = defineTool({
  name: "share",
  description: "How much of one metric another is, in percent: REM sleep as a share of sleep.",
  input: Type.Object({ part: MetricKey, whole: MetricKey, window: Window }),
  /** All of the part over all of the whole on the days that have both; the means are of these days. */
  facts: ["percent", "part_mean", "whole_mean", "n"],
})

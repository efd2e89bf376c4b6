import { Type } from "typebox"
import { Limit } from "#domain/limit"
import { defineTool } from "#domain/tools/define"
import { Lag, MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const conditional = defineTool({
  name: "conditional",
  description:
    "The mean of one metric on days when another kept to a limit; the night after a day is one `lag` away.",
  input: Type.Object({
    feature: MetricKey,
    target: MetricKey,
    limit: Limit,
    lag: Lag,
    window: Window,
  }),
  /** `difference` is where minus otherwise; `n` counts the days where. */
  facts: ["mean_where", "mean_otherwise", "difference", "n", "limit"],
})

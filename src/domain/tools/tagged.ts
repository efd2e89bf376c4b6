import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Lag, MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const tagged = defineTool({
  name: "tagged",
  description:
    "The mean of a metric on days that carry a tag of the diary, and on the days without it from the first " +
    "to the last that does; the night after a day is one `lag` away.",
  input: Type.Object({
    tag: Type.String({ maxLength: 60, description: "A tag, in lower case." }),
    target: MetricKey,
    lag: Lag,
    window: Window,
  }),
  /** `difference` is with minus without; `n` and `n_other` count the days. */
  facts: ["mean_with", "mean_without", "difference", "n", "n_other"],
})

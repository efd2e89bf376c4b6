import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const compare = defineTool({
  name: "compare",
  description: "One metric in two windows against each other, b minus a, with a test.",
  input: Type.Object({ metric: MetricKey, a: Window, b: Window }),
  /** `difference` is b minus a; `percent` is of a. */
  facts: ["a_mean", "b_mean", "a_n", "b_n", "difference", "percent", "n_eff"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"

export const reference = defineTool({
  name: "reference",
  description: "What studies say of a metric in adults, cited.",
  input: Type.Object({ metric: MetricKey }),
  /** `value` is the person's median of the last days; the others are of studies. */
  facts: ["value", "population_mean", "population_sd", "usual_low", "usual_high", "guideline"],
})

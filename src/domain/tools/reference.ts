import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"

export const reference = defineTool({
  name: "reference",
  description: "What studies say of a metric in adults, cited.",
  input: Type.Object({
    metric: MetricKey,
    value: Type.Optional(
      Type.Number({ description: "A value that the question names, in the metric's unit." }),
    ),
  }),
  /**
   * `value` is the person's median of the last days, `asked` the value of the question; the others are
   * of studies and guidelines.
   */
  facts: [
    "value",
    "asked",
    "population_mean",
    "population_sd",
    "usual_low",
    "usual_high",
    "band_low",
    "band_high",
    "guideline",
  ],
})

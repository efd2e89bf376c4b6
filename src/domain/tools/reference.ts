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
    age: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 120, description: "An age that the question names." }),
    ),
    gender: Type.Optional(Type.Enum(["male", "female"])),
    height_cm: Type.Optional(
      Type.Number({ minimum: 50, maximum: 260, description: "A height that the question names." }),
    ),
  }),
  /**
   * `value` is the person's mean of the last days, `asked` the value of the question; the others are
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

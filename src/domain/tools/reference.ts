import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

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
    window: Type.Optional(Window),
    until: Type.Optional(Type.String({ format: "date" })),
    aspect: Type.Optional(Type.Enum(["spread", "week"])),
    per: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: "An everyday measure." })),
    together: Type.Optional(Type.Array(MetricKey, { maxItems: 8 })),
  }),
  /**
   * `value` is the person's mean of the last days, those up to `until` where it has any of them, or of `window`; of
   * an `aspect` the spread over the nights, around `center`, or the sum of a week, vigorous minutes counted double;
   * `asked` the value of the question; `goal` the next amount to aim for on the way to the band. `servings` is the
   * value in measures of `per`, a `serving`. `bmi` is of a weight at a height that is known, `height_low` and
   * `height_high` are those at which it is healthy; `for_men` and `for_women` what holds of either, or from which age
   * on. `outside` counts the days that lie outside the band, of `days`. `met` counts the metrics of `together` whose
   * mean lies within their band, of `judged`. The others are of studies and guidelines.
   */
  facts: [
    "value",
    "asked",
    "population_mean",
    "population_sd",
    "population_source",
    "usual_low",
    "usual_high",
    "band_low",
    "band_high",
    "band_source",
    "goal",
    "center",
    "bmi",
    "height_low",
    "height_high",
    "for_men",
    "for_women",
    "servings",
    "serving",
    "outside",
    "days",
    "met",
    "judged",
    "guideline",
  ],
})

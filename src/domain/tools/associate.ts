import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Lag, MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const associate = defineTool({
  name: "associate",
  description:
    "Whether two metrics go together day by day; the target `lag` days after the feature.",
  /** Weekday, trend and the metrics of `given` are taken out of both; autocorrelation is corrected for. */
  input: Type.Object({
    feature: MetricKey,
    target: MetricKey,
    lag: Lag,
    window: Window,
    given: Type.Optional(
      Type.Array(MetricKey, { maxItems: 3, description: "What else is taken out of both." }),
    ),
    on: Type.Optional(
      Type.Enum(["weekends", "weekdays"], { description: "Only these days of the target." }),
    ),
  }),
  /**
   * Means of the target on the days of the feature's highest and lowest third, and what lies between them as
   * printed; `slope` is the target's change over the feature's interquartile range.
   */
  facts: [
    "rho",
    "n",
    "n_eff",
    "target_high",
    "target_low",
    "gap",
    "feature_high",
    "feature_low",
    "slope",
    "slope_low",
    "slope_high",
  ],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { Window } from "#domain/window"

export const paceTrend = defineTool({
  name: "pace_trend",
  description:
    "Whether the pace (on foot, in the water) or the speed of one sport changes over a window.",
  input: Type.Object({ sport: Type.String({ maxLength: 40 }), window: Window }),
  /** `a_mean` and `b_mean` are the medians of the first and of the last third of the workouts. */
  facts: ["a_mean", "b_mean", "difference", "median", "change", "slope_per_week", "count"],
})

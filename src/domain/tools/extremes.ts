import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const extremes = defineTool({
  name: "extremes",
  description: "The days, weeks or months of a window in which a metric was highest or lowest.",
  input: Type.Object({
    metric: MetricKey,
    window: Window,
    end: Type.Enum(["highest", "lowest"]),
    count: Type.Integer({ minimum: 1, maximum: 10 }),
    by: Type.Optional(Type.Enum(["day", "week", "month"])),
  }),
  /**
   * `value` and `date` alternate, best first; a week or month by its first day. `doubtful` counts the values
   * that lie so far from the others that they may be errors of measurement.
   */
  facts: ["value", "date", "n", "doubtful"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const split = defineTool({
  name: "split",
  description: "Weekends against weekdays, or each day of the week.",
  /** Weekdays are Monday to Friday. */
  input: Type.Object({ metric: MetricKey, window: Window, by: Type.Enum(["weekend", "weekday"]) }),
  /** `difference` is weekend minus weekday; of days of the week `day` and `day_mean` alternate, highest first. */
  facts: ["weekend_mean", "weekday_mean", "difference", "percent", "day", "day_mean", "n"],
})

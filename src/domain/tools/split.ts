import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

/** The days of the week as the tool is asked for them, Monday first. */
export const DAYS_OF_WEEK = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const

const BY = ["weekend", "weekday", ...DAYS_OF_WEEK] as const

export const split = defineTool({
  name: "split",
  description:
    "Weekends against weekdays, each day of the week, or one day of the week against the others.",
  /** Weekdays are Monday to Friday. A night is of the day on which it ends. */
  input: Type.Object({ metric: MetricKey, window: Window, by: Type.Enum([...BY]) }),
  /**
   * `difference` is weekend minus weekday, or the named day minus the others; of days of the week `day` and
   * `day_mean` alternate, highest first.
   */
  facts: [
    "weekend_mean",
    "weekday_mean",
    "named_mean",
    "others_mean",
    "difference",
    "percent",
    "day",
    "day_mean",
    "n",
  ],
})

import type { ToolCall } from "#domain/tool"
import { daysIn } from "#domain/window"
import { call } from "#embedded/model/questions/call"
import type { Shift } from "#embedded/model/questions/shift/intent"
import { halfYearTo } from "#embedded/model/understanding/time/horizons"

/**
 * Changes of level of each metric and what began then; with its chart where one is named, else with the slope of
 * the last half year, and the investigator looks.
 */
export const planShift = ({
  metrics,
  period: { window },
  open,
  contrast,
}: Shift): ReadonlyArray<ToolCall> => {
  if (contrast)
    return metrics.map(({ key }) =>
      call("compare", { metric: key, a: contrast.a.window, b: contrast.b.window }, "investigator"),
    )
  const agent = open ? "investigator" : "data_science"
  const half = halfYearTo(window.to)
  return metrics.flatMap(({ key }) => [
    call("changepoint", { metric: key, window }, agent),
    call("happenings", { window, around: key }, agent),
    ...(daysIn(window) > daysIn(half) ? [call("trend", { metric: key, window: half }, agent)] : []),
    ...(open ? [] : [call("series", { metric: key, window }, agent)]),
  ])
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Shift } from "#embedded/model/questions/shift/intent"

/** Changes of level of each metric with its chart; the investigator looks where no metric is named. */
export const planShift = ({
  metrics,
  period: { window },
  open,
}: Shift): ReadonlyArray<ToolCall> => {
  const agent = open ? "investigator" : "data_science"
  return metrics.flatMap(({ key }) => [
    call("changepoint", { metric: key, window }, agent),
    call("series", { metric: key, window }, agent),
  ])
}

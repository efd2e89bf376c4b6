import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Change } from "#embedded/model/questions/change/intent"

const MAX_METRICS = 4

/** The slope of each metric, and since a day also the time before against the time since. */
export const planChange = ({ metrics, period, before }: Change): ReadonlyArray<ToolCall> =>
  metrics
    .slice(0, MAX_METRICS)
    .flatMap(({ key }, index) => [
      call("trend", { metric: key, window: period.window }),
      ...(before ? [call("compare", { metric: key, a: before.window, b: period.window })] : []),
      ...(index === 0 ? [call("series", { metric: key, window: period.window })] : []),
    ])

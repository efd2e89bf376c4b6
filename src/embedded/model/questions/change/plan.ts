import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Change } from "#embedded/model/questions/change/intent"
import { longTermCalls } from "#embedded/model/questions/long-term"

const MAX_METRICS = 4

/**
 * The slope of each metric, and since a day also the time before against the time since; where no time is
 * named, how it developed over each horizon.
 */
export const planChange = ({
  metrics,
  period,
  before,
  horizons,
}: Change): ReadonlyArray<ToolCall> =>
  metrics.slice(0, MAX_METRICS).flatMap((metric, index) => {
    const { key } = metric
    const chart = index === 0 ? [call("series", { metric: key, window: period.window })] : []
    return horizons.length > 0
      ? [...longTermCalls(metric, horizons), ...chart]
      : [
          call("trend", { metric: key, window: period.window }),
          ...(before ? [call("compare", { metric: key, a: before.window, b: period.window })] : []),
          ...chart,
        ]
  })

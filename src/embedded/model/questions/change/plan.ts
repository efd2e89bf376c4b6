import type { ToolCall } from "#domain/tool"
import type { Window } from "#domain/window"
import { call } from "#embedded/model/questions/call"
import type { Change } from "#embedded/model/questions/change/intent"
import { longTermCalls } from "#embedded/model/questions/long-term"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"

const MAX_METRICS = 4

/** What is charted: the time that is named, or all from the longest horizon on. */
export const chartedBy = ({ period, horizons }: Pick<Change, "period" | "horizons">): Window => {
  const [longest] = horizons
  return longest ? acrossBoth(longest) : period.window
}

/**
 * The slope of each metric, and since a day also the time before against the time since; where no time is
 * named, how it developed over each horizon.
 */
export const planChange = ({
  metrics,
  period,
  before,
  horizons,
  ends,
}: Change): ReadonlyArray<ToolCall> =>
  metrics.slice(0, MAX_METRICS).flatMap((metric) => {
    const { key } = metric
    const chart = [call("series", { metric: key, window: chartedBy({ period, horizons }) })]
    return horizons.length > 0
      ? [...longTermCalls(metric, horizons), ...chart]
      : [
          call("trend", { metric: key, window: period.window }),
          ...(ends && !before
            ? [call("compare", { metric: key, a: ends.a.window, b: ends.b.window })]
            : []),
          ...(before ? [call("compare", { metric: key, a: before.window, b: period.window })] : []),
          ...chart,
        ]
  })

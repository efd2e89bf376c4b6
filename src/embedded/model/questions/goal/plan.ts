import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Goal } from "#embedded/model/questions/goal/intent"

/** On how many days the goal was reached, and where its metric stands. */
export const planGoal = ({ aim, period: { window } }: Goal): ReadonlyArray<ToolCall> =>
  aim
    ? [
        call("count", { metric: aim.metric.key, window, limit: aim.limit }),
        call("describe", { metric: aim.metric.key, window }),
      ]
    : []

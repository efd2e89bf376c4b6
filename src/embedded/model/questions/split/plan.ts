import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Split } from "#embedded/model/questions/split/intent"

/** One call a metric. */
export const planSplit = ({ metrics, period, by }: Split): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("split", { metric: key, window: period.window, by }))

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Last } from "#embedded/model/questions/last/intent"

/** One count: it knows the last of the days that it counts. */
export const planLast = ({ metric, period, limit }: Last): ReadonlyArray<ToolCall> => [
  call("count", { metric: metric.key, window: period.window, limit }),
]

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Streak } from "#embedded/model/questions/streak/intent"

/** One call: it finds the longest streak and the current one. */
export const planStreak = ({ metric, period, limit }: Streak): ReadonlyArray<ToolCall> => [
  call("streak", { metric: metric.key, window: period.window, limit }),
]

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Count } from "#embedded/model/questions/count/intent"

/** One count; without a limit, of the days that have a usable value. */
export const planCount = ({ metric, period, limit }: Count): ReadonlyArray<ToolCall> => {
  const input = { metric: metric.key, window: period.window }
  return [call("count", limit ? { ...input, limit } : input)]
}

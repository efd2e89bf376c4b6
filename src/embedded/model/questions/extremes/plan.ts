import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Extremes } from "#embedded/model/questions/extremes/intent"

/** The days looked for, and the level they are set beside. */
export const planExtremes = (intent: Extremes): ReadonlyArray<ToolCall> => {
  const { metric, period, end, count, by } = intent
  const { window } = period
  const input = { metric: metric.key, window, end, count }
  return [
    call("extremes", by === "day" ? input : { ...input, by }),
    call("describe", { metric: metric.key, window }),
  ]
}

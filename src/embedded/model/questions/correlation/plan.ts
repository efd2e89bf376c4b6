import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Correlation } from "#embedded/model/questions/correlation/intent"

/** The plain rank correlation of the pair. */
export const planCorrelation = ({ pair, period }: Correlation): ReadonlyArray<ToolCall> => {
  const { feature, target, lag } = pair
  return [
    call("correlate", { feature: feature.key, target: target.key, lag, window: period.window }),
  ]
}

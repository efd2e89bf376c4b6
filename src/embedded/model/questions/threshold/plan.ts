import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Threshold } from "#embedded/model/questions/threshold/intent"

/** A search for a bend, and the link itself, for where there is none. */
export const planThreshold = ({ pair, period }: Threshold): ReadonlyArray<ToolCall> => {
  const { feature, target, lag } = pair
  return [
    call("threshold", { feature: feature.key, target: target.key, lag, window: period.window }),
    call("associate", { feature: feature.key, target: target.key, lag, window: period.window }),
  ]
}

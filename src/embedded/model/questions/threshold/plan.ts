import { type Call, call } from "#embedded/model/questions/call"
import type { Threshold } from "#embedded/model/questions/threshold/intent"

/** One search for a bend. */
export const planThreshold = ({ pair, period }: Threshold): ReadonlyArray<Call> => {
  const { feature, target, lag } = pair
  return [
    call("threshold", { feature: feature.key, target: target.key, lag, window: period.window }),
  ]
}

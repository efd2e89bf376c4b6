import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Conditional } from "#embedded/model/questions/conditional/intent"
import { FOLLOWING, isNightBefore } from "#embedded/model/understanding/pair"

/** A night of the same date is the one before the day: the night that follows is looked at as well. */
export const planConditional = (intent: Conditional): ReadonlyArray<ToolCall> => {
  const { feature, target, limit, lag, period } = intent
  const { window } = period
  const lags = isNightBefore(intent) ? [lag, FOLLOWING] : [lag]
  return lags.map((each) =>
    call("conditional", {
      feature: feature.key,
      target: target.key,
      limit,
      lag: each,
      window,
    }),
  )
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Since } from "#embedded/model/questions/since/intent"

const MAX_METRICS = 4

/** Before against after, and whether the level steps around that day. */
export const planSince = ({ metrics, contrast: { a, b } }: Since): ReadonlyArray<ToolCall> =>
  metrics.slice(0, MAX_METRICS).flatMap(({ key }, index) => {
    const window = { from: a.window.from, to: b.window.to }
    return [
      call("compare", { metric: key, a: a.window, b: b.window }),
      call("changepoint", { metric: key, window }),
      ...(index === 0 ? [call("series", { metric: key, window })] : []),
    ]
  })

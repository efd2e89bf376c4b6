import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import { rowDay } from "#embedded/model/questions/split/evening"
import type { Split } from "#embedded/model/questions/split/intent"

/** One call a metric. */
export const planSplit = (intent: Split): ReadonlyArray<ToolCall> =>
  intent.metrics.map((metric) =>
    call("split", {
      metric: metric.key,
      window: intent.period.window,
      by: intent.by === "day" ? rowDay(intent, metric) : intent.by,
    }),
  )

import { addDays } from "#domain/time"
import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Comparison } from "#embedded/model/questions/comparison/intent"

const MAX_METRICS = 4

/** Two times that follow each other have a chart together. */
export const planComparison = ({ metrics, contrast }: Comparison): ReadonlyArray<ToolCall> => {
  const { a, b } = contrast
  const window = { from: a.window.from, to: b.window.to }
  return [
    ...metrics
      .slice(0, MAX_METRICS)
      .map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
    ...(addDays(a.window.to, 1) === b.window.from
      ? metrics.slice(0, 1).map(({ key }) => call("series", { metric: key, window }))
      : []),
  ]
}

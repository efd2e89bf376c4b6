import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { acrossBoth } from "#embedded/model/understanding/time/contrast"

const MAX_METRICS = 4

/** Each metric has a chart over both times and what lies between them. */
export const planComparison = ({ metrics, contrast }: Comparison): ReadonlyArray<ToolCall> => {
  const { a, b } = contrast
  const compared = metrics.slice(0, MAX_METRICS)
  return [
    ...compared.map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
    ...compared.map(({ key }) => call("series", { metric: key, window: acrossBoth(contrast) })),
  ]
}

import type { Agent } from "#domain/agents"
import type { Metric } from "#domain/metric"
import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Contrast } from "#embedded/model/understanding/time/contrast"
import { halfYearTo, yearTo } from "#embedded/model/understanding/time/horizons"

/**
 * The calls that tell how a metric developed: a month then against the last month for each horizon, the
 * slope and the change of level of the year, and what began in the week of that change.
 */
export const longTermCalls = (
  { key }: Metric,
  horizons: ReadonlyArray<Contrast>,
  agent: Agent = "data_science",
): ReadonlyArray<ToolCall> => {
  const [longest] = horizons
  if (!longest) return []
  const { to } = longest.b.window
  const year = yearTo(to)
  return [
    ...horizons.map(({ a, b }) =>
      call("compare", { metric: key, a: a.window, b: b.window }, agent),
    ),
    call("trend", { metric: key, window: year }, agent),
    call("trend", { metric: key, window: halfYearTo(to) }, agent),
    call("changepoint", { metric: key, window: year }, agent),
    call("happenings", { window: year, around: key }, agent),
  ]
}

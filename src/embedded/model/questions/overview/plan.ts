import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import { longTermCalls } from "#embedded/model/questions/long-term"
import type { Overview } from "#embedded/model/questions/overview/intent"

/** Each metric over the horizons or now against before, and the lab results that are out of range. */
export const planOverview = ({
  metrics,
  contrast,
  horizons,
  labs,
  trouble,
}: Overview): ReadonlyArray<ToolCall> => {
  const { a, b } = contrast
  const agent = trouble ? "investigator" : "data_science"
  return [
    ...metrics.flatMap((metric) =>
      horizons.length > 0
        ? longTermCalls(metric, horizons, agent)
        : [call("compare", { metric: metric.key, a: a.window, b: b.window }, agent)],
    ),
    ...(labs ? [call("biomarkers", { out_of_range: true }, "domain_expert")] : []),
  ]
}

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Overview } from "#embedded/model/questions/overview/intent"

/** Each metric now against before, and the lab results that are out of range. */
export const planOverview = ({
  metrics,
  contrast,
  labs,
  trouble,
}: Overview): ReadonlyArray<ToolCall> => {
  const { a, b } = contrast
  const agent = trouble ? "investigator" : "data_science"
  return [
    ...metrics.map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window }, agent)),
    ...(labs ? [call("biomarkers", { out_of_range: true }, "domain_expert")] : []),
  ]
}

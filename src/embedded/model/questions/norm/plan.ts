import { servings } from "#catalogue/servings"
import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Norm } from "#embedded/model/questions/norm/intent"

/** The published norms of each metric, with the value, the person or the time that the question names. */
export const planNorm = ({
  metrics,
  asked = {},
  of,
  period,
  usual,
  aspect,
  serving,
  together = [],
}: Norm): ReadonlyArray<ToolCall> => {
  const isOfTime = usual !== undefined || (aspect === "week" && period.form !== "default")
  const window =
    isOfTime || together.length > 0 ? { window: period.window } : { until: period.window.to }
  const others = together.filter((metric) => !metrics.includes(metric))
  return [...metrics, ...others].flatMap((metric, at) => {
    const { key } = metric
    const value = asked[key]
    const input = {
      metric: key,
      ...(value === undefined ? {} : { value }),
      ...of,
      ...window,
      ...(aspect ? { aspect } : {}),
      ...(serving ? { per: servings[serving].amount } : {}),
      ...(together.length > 0 && at === 0 ? { together: together.map((each) => each.key) } : {}),
    }
    return [
      call("reference", input, "domain_expert"),
      ...(usual && metrics.includes(metric)
        ? [call("compare", { metric: key, a: usual, b: period.window })]
        : []),
    ]
  })
}

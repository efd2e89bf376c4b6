import type { Metric } from "#domain/metric"
import type { ToolCall, ToolInput } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Link } from "#embedded/model/questions/link/intent"
import { lagBetween } from "#embedded/model/understanding/pair"

/** The test of the link itself. */
export const linkInput = ({
  pair: { feature, target, lag },
  period,
}: Link): ToolInput<"associate"> => ({
  feature: feature.key,
  target: target.key,
  lag,
  window: period.window,
})

/** The same with what may be behind both taken out of both. */
export const adjustedInput = (link: Link): ToolInput<"associate"> => ({
  ...linkInput(link),
  given: link.others.map(({ key }) => key),
})

/** Whether something else differs on the days on which the feature does. */
export const besideInput = (
  { pair: { feature }, period }: Link,
  other: Metric,
): ToolInput<"associate"> => ({
  feature: feature.key,
  target: other.key,
  lag: lagBetween(feature, other, ""),
  window: period.window,
})

const restOf = (link: Link): ReadonlyArray<ToolCall> => {
  const { asks, on, others, pair, period } = link
  switch (asks) {
    case "else":
      return others.length === 0
        ? []
        : [
            call("associate", adjustedInput(link)),
            ...others.map((other) => call("associate", besideInput(link, other))),
          ]
    case "days":
      return on ? [call("associate", { ...linkInput(link), on })] : []
    case "try":
      return [call("drivers", { target: pair.target.key, window: period.window }, "investigator")]
    case "measure":
    case "wait":
      return [
        call("experiment", { metric: pair.target.key, window: period.window }, "health_coach"),
      ]
    default:
      return []
  }
}

/** The test of the link, and what the aspect that is asked for needs beside it. */
export const planLink = (link: Link): ReadonlyArray<ToolCall> => [
  call("associate", linkInput(link)),
  ...restOf(link),
]

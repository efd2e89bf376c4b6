import { servings } from "#catalogue/servings"
import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { InServings } from "#embedded/model/questions/serving/intent"

/** The mean of the time in the everyday measure. */
export const planServing = ({ metric, serving, period }: InServings): ReadonlyArray<ToolCall> => [
  call(
    "reference",
    { metric: metric.key, window: period.window, per: servings[serving].amount },
    "domain_expert",
  ),
]

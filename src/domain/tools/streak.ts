import { Type } from "typebox"
import { Limit } from "#domain/limit"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const streak = defineTool({
  name: "streak",
  description: "The longest run of days on which a metric kept to a limit.",
  input: Type.Object({ metric: MetricKey, window: Window, limit: Limit }),
  /** A missing day ends a run; `current` is the run that lasts. */
  facts: ["longest", "longest_from", "longest_to", "current", "n", "limit"],
})

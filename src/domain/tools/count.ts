import { Type } from "typebox"
import { Limit } from "#domain/limit"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const count = defineTool({
  name: "count",
  description:
    "On how many days a metric kept to a limit, and which was the last; without one, how many have a value.",
  input: Type.Object({ metric: MetricKey, window: Window, limit: Type.Optional(Limit) }),
  /**
   * `count` keeps to the limit, of `n`, and without one has a usable value; `missing` has none, of all days.
   * `latest` is the last value that keeps to the limit. `limit` is its value in the metric's unit, so that a
   * sentence can say it: 90 minutes as "1 h 30 min".
   */
  facts: ["count", "share_pct", "missing", "n", "limit", "latest", "latest_date"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const journey = defineTool({
  name: "journey",
  description:
    "The latest nights within a window that were spent in another time zone, and a metric on those days beside " +
    "the month before.",
  input: Type.Object({ metric: MetricKey, window: Window }),
  /** `away_from` and `away_until` are its first and last night, `away_hours` how far its clock is from home. */
  facts: ["away_from", "away_until", "away_hours", "away_mean", "home_mean"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { Window } from "#domain/window"

export const drivers = defineTool({
  name: "drivers",
  description: "Everything that goes along with one metric, same day and the day before.",
  input: Type.Object({ target: MetricKey, window: Window }),
  facts: ["tests", "n"],
})

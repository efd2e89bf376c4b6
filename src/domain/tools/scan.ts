import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"
import { DATA_TYPES } from "#domain/turn"
import { Window } from "#domain/window"

export const scan = defineTool({
  name: "scan",
  description: "Searches everything of some data types for links and trends. For open questions.",
  input: Type.Object({
    data_types: Type.Array(Type.Enum([...DATA_TYPES]), { minItems: 1 }),
    window: Window,
    about: Type.Optional(
      Type.Array(MetricKey, { description: "Findings on these metrics are reported first." }),
    ),
  }),
  facts: ["tests", "n"],
})

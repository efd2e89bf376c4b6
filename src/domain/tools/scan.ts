import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { DATA_TYPES } from "#domain/turn"
import { Window } from "#domain/window"

export const scan = defineTool({
  name: "scan",
  description: "Searches everything of some data types for links and trends. For open questions.",
  input: Type.Object({
    data_types: Type.Array(Type.Enum([...DATA_TYPES]), { minItems: 1 }),
    window: Window,
  }),
  facts: ["tests", "n"],
})

import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const lookUp = defineTool({
  name: "look_up",
  description: "What is known of a subject, from the knowledge catalogue, with its sources.",
  input: Type.Object({ subject: Type.String({ maxLength: 80 }) }),
  facts: ["passage", "citation", "step"],
})

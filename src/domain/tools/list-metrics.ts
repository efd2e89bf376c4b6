import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const listMetrics = defineTool({
  name: "list_metrics",
  description: "Which metrics have data, since when, on how many days.",
  input: Type.Object({}),
  facts: ["days", "first_date"],
})

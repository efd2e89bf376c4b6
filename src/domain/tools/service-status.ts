import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"

export const serviceStatus = defineTool({
  name: "service_status",
  description:
    "Which vendors the person's data come from, from when to when, and whether an aggregator is configured.",
  input: Type.Object({}),
  /** `vendor`, `first_date`, `last_date` of each, the newest first; `aggregator` is "configured" or "none". */
  facts: ["vendor", "first_date", "last_date", "aggregator"],
})

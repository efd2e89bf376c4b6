import { Type } from "typebox"
import { defineTool } from "#domain/tools/define"
import { MetricKey } from "#domain/tools/parameters"

export const nearest = defineTool({
  name: "nearest",
  description: "The values of a metric on the nearest days before and after a day, within a month.",
  input: Type.Object({ metric: MetricKey, date: Type.String({ format: "date" }) }),
  facts: ["before", "before_date", "after", "after_date"],
})

import { Effect } from "effect"
import { Type } from "typebox"
import { BUCKETS, MAX_SERIES_DAYS, MetricSeries } from "#domain/metric-points"
import { MetricKey } from "#domain/tools/parameters"
import { mcpTool } from "#mcp/tool"
import { readMetric } from "#operations/read-metric"

export const series = mcpTool({
  name: "series",
  title: "Values over time",
  description:
    "The values of a metric by day, week or month, with how much of the window has one and where another device took " +
    "over. To tell whether something changed or goes together, ask the tools that test it.",
  input: Type.Object({
    metric: MetricKey,
    from: Type.String({ description: "The first day, as YYYY-MM-DD." }),
    to: Type.String({
      description: `The last day, inclusive; at most ${MAX_SERIES_DAYS} days in all.`,
    }),
    bucket: Type.Optional(Type.Enum([...BUCKETS], { default: "day" })),
  }),
  output: MetricSeries,
  scope: "read",
  call: ({ metric, from, to, bucket = "day" }, { user }) =>
    Effect.map(readMetric(user, metric, { from, to, bucket }), (structured) => ({ structured })),
})

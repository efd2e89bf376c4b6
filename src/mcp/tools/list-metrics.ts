import { Effect } from "effect"
import { Type } from "typebox"
import { KnownMetric } from "#domain/metric-points"
import { listMetrics as tool } from "#domain/tools/list-metrics"
import { mcpTool } from "#mcp/tool"
import { listMetrics as readMetrics } from "#operations/read-metric"

export const listMetrics = mcpTool({
  name: tool.name,
  title: "Metrics with values",
  description: `${tool.description} The other tools take a metric by its name here.`,
  input: tool.input,
  output: Type.Object({ metrics: Type.Array(KnownMetric) }),
  scope: "read",
  call: (_, { user }) =>
    Effect.map(readMetrics(user), (metrics) => ({
      structured: { metrics: metrics.filter(({ days }) => days > 0) },
    })),
})

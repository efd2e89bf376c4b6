import type { McpTool } from "#mcp/tool"
import { ask } from "#mcp/tools/ask"
import { lab } from "#mcp/tools/lab"
import { labs } from "#mcp/tools/labs"
import { listMetrics } from "#mcp/tools/list-metrics"
import { notes } from "#mcp/tools/notes"
import { series } from "#mcp/tools/series"
import { sources } from "#mcp/tools/sources"
import { typedTools } from "#mcp/tools/typed"

/** Every tool for other programs, in the order in which they are listed. */
export const MCP_TOOLS: ReadonlyArray<McpTool> = [
  ask,
  listMetrics,
  series,
  ...typedTools,
  labs,
  lab,
  notes,
  sources,
]

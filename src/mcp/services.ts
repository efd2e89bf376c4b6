import type { Effect } from "effect"
import type { ConnectionStore } from "#db/connections"
import type { NoteStore } from "#db/notes"
import type { askQuestion } from "#operations/ask-question"
import type { callTool } from "#operations/call-tool"
import type { listLabs, readLab } from "#operations/read-lab"
import type { listMetrics, readMetric } from "#operations/read-metric"

type Operation =
  | typeof askQuestion<never, never>
  | typeof callTool
  | typeof listLabs
  | typeof listMetrics
  | typeof readLab
  | typeof readMetric

/** The services that the tools and resources require. */
export type McpServices = Effect.Services<ReturnType<Operation>> | ConnectionStore | NoteStore

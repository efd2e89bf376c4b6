import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"

/** What is on record, from which vendors, and whether more can be connected. */
export const planService = (): ReadonlyArray<ToolCall> => [
  call("service_status", {}),
  call("list_metrics", {}),
]

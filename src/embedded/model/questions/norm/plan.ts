import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Norm } from "#embedded/model/questions/norm/intent"

/** The published norms of each metric. */
export const planNorm = ({ metrics }: Norm): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("reference", { metric: key }, "domain_expert"))

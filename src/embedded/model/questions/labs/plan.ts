import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Labs } from "#embedded/model/questions/labs/intent"

/** The requested results, each with the daily metric of the question. */
export const planLabs = ({ names, beside }: Labs): ReadonlyArray<ToolCall> => {
  const metric = beside ? { beside: beside.key } : {}
  return names.length === 0
    ? [call("biomarkers", metric, "domain_expert")]
    : names.map((name) => call("biomarkers", { name, ...metric }, "domain_expert"))
}

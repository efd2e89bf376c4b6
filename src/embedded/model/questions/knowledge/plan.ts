import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"

/** The entry of the catalogue, and what the person's own data say of it. */
export const planKnowledge = ({
  subject,
  own,
  result,
  window,
}: Knowledge): ReadonlyArray<ToolCall> => [
  call("look_up", { subject }, "domain_expert"),
  ...(own ? [call("describe", { metric: own.key, window })] : []),
  ...(result ? [call("biomarkers", { name: result }, "domain_expert")] : []),
]

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Knowledge } from "#embedded/model/questions/knowledge/intent"

/** The entry of the catalogue, and what the person's own data say of it. */
export const planKnowledge = ({
  subject,
  own,
  results,
  window,
}: Knowledge): ReadonlyArray<ToolCall> => [
  call("look_up", { subject }, "domain_expert"),
  ...own.map(({ key }) => call("describe", { metric: key, window })),
  ...results.map((name) => call("biomarkers", { name }, "domain_expert")),
]

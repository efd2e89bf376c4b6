import type { ToolCall } from "#domain/tool"
import type { Association } from "#embedded/model/questions/association/intent"
import { call } from "#embedded/model/questions/call"

/** One test a pair, and what is known in general where a test lacks its data. */
export const planAssociation = ({
  pairs,
  beside,
  period,
  subject,
}: Association): ReadonlyArray<ToolCall> => [
  ...[...pairs, ...(beside ? [beside] : [])].map(({ feature, target, lag }) =>
    call("associate", { feature: feature.key, target: target.key, lag, window: period.window }),
  ),
  ...(subject ? [call("look_up", { subject }, "domain_expert")] : []),
]

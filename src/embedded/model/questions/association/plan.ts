import type { ToolCall } from "#domain/tool"
import type { Association } from "#embedded/model/questions/association/intent"
import { call } from "#embedded/model/questions/call"

/** One test a pair. */
export const planAssociation = ({ pairs, period }: Association): ReadonlyArray<ToolCall> =>
  pairs.map(({ feature, target, lag }) =>
    call("associate", { feature: feature.key, target: target.key, lag, window: period.window }),
  )

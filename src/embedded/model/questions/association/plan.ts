import type { Association } from "#embedded/model/questions/association/intent"
import { type Call, call } from "#embedded/model/questions/call"

/** One test a pair. */
export const planAssociation = ({ pairs, period }: Association): ReadonlyArray<Call> =>
  pairs.map(({ feature, target, lag }) =>
    call("associate", { feature: feature.key, target: target.key, lag, window: period.window }),
  )

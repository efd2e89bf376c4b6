import { type Call, call } from "#embedded/model/questions/call"
import type { Norm } from "#embedded/model/questions/norm/intent"

/** What studies say of each metric. */
export const planNorm = ({ metrics }: Norm): ReadonlyArray<Call> =>
  metrics.map(({ key }) => call("reference", { metric: key }, "domain_expert"))

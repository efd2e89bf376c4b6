import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Norm } from "#embedded/model/questions/norm/intent"

/** The published norms of each metric, with the value that the question names. */
export const planNorm = ({ metrics, asked = {}, of }: Norm): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => {
    const value = asked[key]
    return call(
      "reference",
      { metric: key, ...(value === undefined ? {} : { value }), ...of },
      "domain_expert",
    )
  })

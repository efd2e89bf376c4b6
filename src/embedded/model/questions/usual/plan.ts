import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Usual } from "#embedded/model/questions/usual/intent"

/** Each metric against the days before. */
export const planUsual = ({ metrics, date, days }: Usual): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("baseline", { metric: key, date, days }))

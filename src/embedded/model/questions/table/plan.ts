import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Table } from "#embedded/model/questions/table/intent"

/** The rows of each metric. */
export const planTable = ({ metrics, period, by }: Table): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("table", { metric: key, window: period.window, by }))

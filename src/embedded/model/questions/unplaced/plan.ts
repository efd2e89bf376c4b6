import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"

/** What was measured in another time zone, where a journey is meant. */
export const planUnplaced = ({ metrics, within }: UnplacedTime): ReadonlyArray<ToolCall> =>
  metrics.map(({ key }) => call("journey", { metric: key, window: within }))

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Onset } from "#embedded/model/questions/onset/intent"

/** When sleep began; for a single night also when it usually does. */
export const planOnset = ({ period: { window }, usual }: Onset): ReadonlyArray<ToolCall> => [
  ...(window.from === window.to ? [call("sleep_onset", { window: usual })] : []),
  call("sleep_onset", { window }),
]

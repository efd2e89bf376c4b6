import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import { circumstanceCalls } from "#embedded/model/questions/circumstances"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { longTermCalls } from "#embedded/model/questions/long-term"

/** Whether the level is as the question says, and all associations of the target. */
export const planDrivers = ({
  target,
  period,
  contrast,
  around = [],
  subject,
  course,
}: Drivers): ReadonlyArray<ToolCall> => [
  ...(contrast
    ? [...longTermCalls(target, [contrast], "investigator"), ...circumstanceCalls(around, contrast)]
    : []),
  ...(course ? longTermCalls(target, [course], "investigator").slice(1) : []),
  call("drivers", { target: target.key, window: period.window }, "investigator"),
  ...(subject ? [call("look_up", { subject }, "domain_expert")] : []),
]

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Drivers } from "#embedded/model/questions/drivers/intent"

/** Whether the level is as the question says, and all associations of the target. */
export const planDrivers = ({ target, period, contrast }: Drivers): ReadonlyArray<ToolCall> => [
  ...(contrast
    ? [
        call(
          "compare",
          { metric: target.key, a: contrast.a.window, b: contrast.b.window },
          "investigator",
        ),
      ]
    : []),
  call("drivers", { target: target.key, window: period.window }, "investigator"),
]

import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Timing } from "#embedded/model/questions/timing/intent"

/** Each target after such workouts, against days without one. */
export const planTiming = ({ sport, hours, targets, period }: Timing): ReadonlyArray<ToolCall> =>
  targets.map(({ key }) =>
    call("after_workouts", {
      ...(sport ? { sport } : {}),
      ...(hours ? { hours } : {}),
      target: key,
      window: period.window,
    }),
  )

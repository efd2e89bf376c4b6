import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Timing } from "#embedded/model/questions/timing/intent"

/** Each target after such workouts, against days without one. */
export const planTiming = ({
  sport,
  hours,
  effort,
  since,
  targets,
  period,
}: Timing): ReadonlyArray<ToolCall> =>
  targets.map(({ key }) =>
    call("after_workouts", {
      ...(sport ? { sport } : {}),
      ...(hours ? { hours } : {}),
      ...(effort ? { effort } : {}),
      ...(since ? { since_first: true as const } : {}),
      target: key,
      window: period.window,
    }),
  )

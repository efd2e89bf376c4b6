import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Workouts } from "#embedded/model/questions/workouts/intent"

/** One call, for one sport or for all; another one for the time it is held against. */
export const planWorkouts = ({ sport, period, than, by }: Workouts): ReadonlyArray<ToolCall> => {
  const of = sport === null ? {} : { sport }
  return [
    call("workouts", { ...of, window: period.window, ...(by ? { by } : {}) }),
    ...(than ? [call("workouts", { ...of, window: than.window })] : []),
  ]
}

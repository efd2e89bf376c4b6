import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Workouts } from "#embedded/model/questions/workouts/intent"

/** One call, for one sport or for all. */
export const planWorkouts = ({ sport, period: { window } }: Workouts): ReadonlyArray<ToolCall> => [
  call("workouts", sport === null ? { window } : { sport, window }),
]

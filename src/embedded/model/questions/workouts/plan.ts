import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Workouts } from "#embedded/model/questions/workouts/intent"

/** Which workouts are meant, as a call names them. */
export const whichOf = ({ sport, min_km }: Workouts) => ({
  ...(sport === null ? {} : { sport }),
  ...(min_km === undefined ? {} : { min_km }),
})

/** One call, for one sport or for all; another one for the time it is held against. */
export const planWorkouts = (intent: Workouts): ReadonlyArray<ToolCall> => {
  const { period, than, by } = intent
  const of = whichOf(intent)
  return [
    call("workouts", { ...of, window: period.window, ...(by ? { by } : {}) }),
    ...(than ? [call("workouts", { ...of, window: than.window })] : []),
  ]
}

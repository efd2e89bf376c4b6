import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Review } from "#embedded/model/questions/review/intent"

/** The metric whose best and worst days are named. */
export const ENDS_OF = "sleep_minutes"

/** Each metric against the time before, the nights at either end, and the workouts of both times. */
export const planReview = ({ metrics, contrast: { a, b } }: Review): ReadonlyArray<ToolCall> => [
  ...metrics.map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
  call("describe", { metric: ENDS_OF, window: b.window }),
  call("workouts", { window: b.window }),
  call("workouts", { window: a.window }),
]

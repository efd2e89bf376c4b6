import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { DayReview, Review, TimeReview } from "#embedded/model/questions/review/intent"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

/** The metric whose best and worst days are named. */
export const ENDS_OF = "sleep_minutes"

/** The days that a day is compared with. */
const HISTORY_DAYS = DEFAULT_DAYS.usual

/** Each metric against the time before, the nights at either end, and the workouts of both times. */
const planTime = ({ metrics, contrast: { a, b } }: TimeReview): ReadonlyArray<ToolCall> => [
  ...metrics.map(({ key }) => call("compare", { metric: key, a: a.window, b: b.window })),
  call("describe", { metric: ENDS_OF, window: b.window }),
  call("workouts", { window: b.window }),
  call("workouts", { window: a.window }),
]

/** Each metric of a day beside the days before it, and its workouts. */
const planDay = ({ metrics, day: { window } }: DayReview): ReadonlyArray<ToolCall> => [
  ...metrics.map(({ key }) =>
    call("baseline", { metric: key, date: window.to, days: HISTORY_DAYS }),
  ),
  call("workouts", { window }),
]

/** The calls for a day or for a longer time. */
export const planReview = (intent: Review): ReadonlyArray<ToolCall> =>
  intent.of === "day" ? planDay(intent) : planTime(intent)

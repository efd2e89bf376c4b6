import { adviceOf } from "#catalogue/advice"
import type { ToolCall } from "#domain/tool"
import type { Window } from "#domain/window"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { call } from "#embedded/model/questions/call"
import { levelCalls } from "#embedded/model/questions/own-level"

type Race = NonNullable<Advice["race"]>

/** The sport of the races. */
export const RUNNING = "run"

/** As far as most people run, so that their speed shows in it. */
export const SHORT_KM = 5

/** The fastest run on record over a distance. */
export const fastestOf = (min_km: number, window: Window) =>
  ({ sport: RUNNING, window, by: "fastest", limit: 1, min_km }) as const

const raceCalls = (race_km: number, { minutes, window }: Race): ReadonlyArray<ToolCall> => {
  const goal = { goal_km: race_km, goal_minutes: minutes }
  return [
    call("sessions", { ...fastestOf(race_km, window), ...goal }),
    ...(race_km > SHORT_KM ? [call("sessions", { ...fastestOf(SHORT_KM, window), ...goal })] : []),
  ]
}

/** The steps, and where the person stands: their result, their average, or their running. */
export const planAdvice = ({ id, results, own, window, race }: Advice): ReadonlyArray<ToolCall> => [
  call("look_up", { subject: id }, "domain_expert"),
  ...results.map((name) => call("biomarkers", { name }, "domain_expert")),
  ...(own ? levelCalls(own, window) : []),
  ...(adviceOf(id)?.race_km === undefined
    ? []
    : [
        call("workouts", { sport: RUNNING, window }),
        call("sessions", { sport: RUNNING, window, by: "farthest", limit: 1 }),
        ...(race ? raceCalls(adviceOf(id)?.race_km ?? 0, race) : []),
      ]),
]

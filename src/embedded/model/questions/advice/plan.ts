import { adviceOf } from "#catalogue/advice"
import type { ToolCall } from "#domain/tool"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { call } from "#embedded/model/questions/call"
import { levelCalls } from "#embedded/model/questions/own-level"

/** The sport of the races. */
export const RUNNING = "run"

/** The steps, and where the person stands: their result, their average, or their running. */
export const planAdvice = ({ id, results, own, window }: Advice): ReadonlyArray<ToolCall> => [
  call("look_up", { subject: id }, "domain_expert"),
  ...results.map((name) => call("biomarkers", { name }, "domain_expert")),
  ...(own ? levelCalls(own, window) : []),
  ...(adviceOf(id)?.race_km === undefined
    ? []
    : [
        call("workouts", { sport: RUNNING, window }),
        call("sessions", { sport: RUNNING, window, by: "farthest", limit: 1 }),
      ]),
]

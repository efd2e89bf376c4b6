import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Record } from "#embedded/model/questions/record/intent"

/** Standard distances of running, in kilometres. */
export const STANDARD_KM = [5, 10, 21.0975]

/** One workout, the bests of a sport, or the trend of its pace. */
export const planRecord = (intent: Record): ReadonlyArray<ToolCall> => {
  const { asks, by, count, min_km, period, sport } = intent
  const { window } = period
  const of = sport === null ? { window, limit: 1 } : { sport, window, limit: 1 }
  if (asks === "trend") return [call("pace_trend", { sport: sport ?? "run", window })]
  if (asks === "bests")
    return [
      call("sessions", { ...of, by: "longest" }),
      call("sessions", { ...of, by: "farthest" }),
      ...(sport === "run"
        ? STANDARD_KM.map((km) => call("sessions", { ...of, by: "fastest", min_km: km }))
        : [call("sessions", { ...of, by: "fastest" })]),
    ]
  const other = intent.than
    ? [call("sessions", { ...of, window: intent.than.window, by: "latest" })]
    : []
  return [
    call("sessions", { ...of, by, limit: count, ...(min_km === null ? {} : { min_km }) }),
    ...other,
  ]
}

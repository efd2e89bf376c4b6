import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Today } from "#embedded/model/questions/today/intent"

/** The days that recovery is compared with. */
const HISTORY_DAYS = 60
/** What describes a night, besides the signs of recovery. */
export const NIGHT_METRICS = ["sleep_efficiency", "wakeups", "deep_minutes", "sleep_latency"]

/** What a question needs: recovery, training, the debt, or the night in detail. */
export const planToday = ({ asks, date }: Today): ReadonlyArray<ToolCall> => {
  const readiness = call("readiness", { date, days: HISTORY_DAYS })
  const training = call("training", { date })
  const debt = call("sleep_debt", { date })
  switch (asks) {
    case "debt":
    case "enough":
      return [debt]
    case "load":
      return [training]
    case "ill":
    case "recovered":
      return [readiness]
    case "night":
      return [
        readiness,
        ...NIGHT_METRICS.map((metric) => call("baseline", { metric, date, days: HISTORY_DAYS })),
      ]
    default:
      return [readiness, training]
  }
}

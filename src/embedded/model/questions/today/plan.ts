import { addDays, type LocalDate } from "#domain/time"
import type { ToolCall } from "#domain/tool"
import { call } from "#embedded/model/questions/call"
import type { Complaint } from "#embedded/model/questions/today/complaint"
import type { Today } from "#embedded/model/questions/today/intent"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

/** The days that recovery is compared with. */
const HISTORY_DAYS = DEFAULT_DAYS.usual
/** What describes a night, besides the signs of recovery. */
export const NIGHT_METRICS = ["sleep_efficiency", "wakeups", "deep_minutes", "sleep_latency"]

export const BEDTIME = "bedtime_hour"

/** The same with the time of going to bed, for a day as a whole. */
export const WHOLE_NIGHT_METRICS = [...NIGHT_METRICS, BEDTIME]

/** The signs of recovery, each beside its own usual range. */
export const SIGN_METRICS = [
  "hrv_rmssd",
  "hrv_sdnn",
  "resting_hr",
  "sleep_minutes",
  "skin_temp_dev",
  "body_temp",
  "respiratory_rate",
]

/** Where the rule for a complaint comes from. */
export const sourceOf = (complaint: Complaint | undefined): string | null => {
  const ailment = complaint?.ailment
  if (ailment === "ill" || ailment === "fever") return "exercise_with_a_cold"
  return ailment === "sore" ? "muscle_soreness" : null
}

const sourceCalls = (complaint: Complaint | undefined): ReadonlyArray<ToolCall> => {
  const subject = sourceOf(complaint)
  return subject === null ? [] : [call("look_up", { subject }, "domain_expert")]
}

/** What somebody did on a day, which may have left its mark on the next. */
export const DONE_BEFORE = ["workout_minutes", "steps", "caffeine_mg", "alcohol_g", "stress_score"]

const eveCalls = (date: LocalDate): ReadonlyArray<ToolCall> =>
  DONE_BEFORE.map((metric) =>
    call("baseline", { metric, date: addDays(date, -1), days: HISTORY_DAYS }),
  )

/** The day up to which the session is looked for. */
export const dayOfSession = (session: NonNullable<Today["session"]>, date: LocalDate): LocalDate =>
  session === "last" ? date : session

/** What a question needs: recovery, training, the debt, or the night in detail. */
export const planToday = ({
  asks,
  date,
  complaint,
  session,
  results = [],
  days = [],
  reason,
  wake_hour,
}: Today): ReadonlyArray<ToolCall> => {
  const readiness = call("readiness", { date, days: HISTORY_DAYS })
  const training = call("training", { date })
  const debt = call("sleep_debt", { date })
  const before = session ? [call("training", { date: dayOfSession(session, date) })] : []
  const nightly = (metrics: ReadonlyArray<string>) =>
    metrics.map((metric) => call("baseline", { metric, date, days: HISTORY_DAYS }))
  if (reason) return [readiness, ...eveCalls(date)]
  switch (asks) {
    case "best":
    case "worst":
      return days.map((day) => call("readiness", { date: day, days: HISTORY_DAYS }))
    case "debt":
    case "enough":
      return [debt]
    case "load":
      return [training]
    case "ill":
    case "tired":
      return [readiness]
    case "recovered":
      return [readiness, ...before]
    case "amiss":
      return [readiness, ...nightly([...SIGN_METRICS, ...WHOLE_NIGHT_METRICS]), ...before]
    case "state":
      return [readiness, ...nightly(WHOLE_NIGHT_METRICS), ...before]
    case "yesterday":
      return [readiness, call("readiness", { date: addDays(date, -1), days: HISTORY_DAYS })]
    case "bedtime":
      return [
        call("sleep_debt", { date, ...(wake_hour === undefined ? {} : { wake_hour }) }),
        ...nightly([BEDTIME]),
      ]
    case "tonight":
      return [debt, ...nightly([BEDTIME])]
    case "nap":
    case "early_night":
      return [readiness, debt]
    case "night":
      return [readiness, ...nightly(NIGHT_METRICS)]
    case "morning":
      return [readiness, training, ...nightly(WHOLE_NIGHT_METRICS)]
    case "feeling":
      return [
        readiness,
        debt,
        ...nightly(WHOLE_NIGHT_METRICS),
        ...results.map((name) => call("biomarkers", { name }, "domain_expert")),
      ]
    default:
      return [readiness, training, ...sourceCalls(complaint)]
  }
}

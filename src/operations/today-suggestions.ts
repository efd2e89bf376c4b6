import type { LocalDate } from "#domain/time"
import { addDays, weekdayOf } from "#domain/time"
import type { Position, TodayPart, TodayValue } from "#domain/today"

/** More would not be read. */
const MAX_SUGGESTIONS = 4

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

/** "last night", "on Friday"; null for a night that is too long ago to be asked about by its day. */
const nightInWords = (date: LocalDate, today: LocalDate): string | null => {
  if (date === today) return "last night"
  return date > addDays(today, -6) ? `on ${WEEKDAYS[weekdayOf(date)]}` : null
}

const RECOVERED = "Am I recovered today?"

/** The question that a value outside of its usual range asks for. */
const REASONS: Readonly<Record<string, Partial<Record<Position, string>>>> = {
  resting_hr: { above: RECOVERED, below: RECOVERED },
  hrv_rmssd: { above: RECOVERED, below: RECOVERED },
  hrv_sdnn: { above: RECOVERED, below: RECOVERED },
  steps: { above: "Am I more active this month?", below: "Am I moving less this month?" },
  stress_score: { above: "What affects my stress?" },
  weight_kg: { above: "How has my weight changed this year?" },
}

const ofNight = (night: TodayPart, today: LocalDate): ReadonlyArray<string> => {
  const when = nightInWords(night.date, today)
  const sleep = night.values.find(({ metric }) => metric === "sleep_minutes")
  if (when === null || sleep === undefined) return []
  if (sleep.position === "below") return [`Why did I sleep so badly ${when}?`]
  return [`How did I sleep ${when}?`]
}

const unusual = (values: ReadonlyArray<TodayValue>) =>
  values.flatMap(({ metric, position }) =>
    position === null ? [] : (REASONS[metric]?.[position] ?? []),
  )

interface Seen {
  readonly today: LocalDate
  readonly night: TodayPart | null
  readonly day: TodayPart | null
  readonly results: ReadonlyArray<unknown>
}

/** Questions that the rows of today ask for, the most telling first. */
export const suggestionsOf = ({ today, night, day, results }: Seen): ReadonlyArray<string> => {
  const values = [...(night?.values ?? []), ...(day?.values ?? [])]
  const hasSleep = values.some(({ metric, usual }) => metric === "sleep_minutes" && usual !== null)
  const hasSteps = values.some(({ metric, usual }) => metric === "steps" && usual !== null)
  return [
    ...new Set([
      ...(night ? ofNight(night, today) : []),
      ...unusual(values),
      ...(hasSleep ? ["What affects my sleep?"] : []),
      ...(hasSteps ? ["Am I walking more than last month?"] : []),
      ...(results.length > 0 ? ["Which of my lab results are out of range?"] : []),
      ...(values.length > 0 ? ["How am I doing?"] : []),
    ]),
  ].slice(0, MAX_SUGGESTIONS)
}

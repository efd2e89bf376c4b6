import { addDays } from "#domain/time"
import { intentOf } from "#embedded/model/questions/intent-of"
import type { Record } from "#embedded/model/questions/record/intent"
import type { Workouts } from "#embedded/model/questions/workouts/intent"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import type { Period } from "#embedded/model/understanding/time/period"
import { sportIn } from "#embedded/model/understanding/words/sports"
import { type PhraseTable, phrases } from "#language/phrases"

/** What is asked of one workout that was answered for. */
const ASPECTS: ReadonlyArray<readonly [Record["asks"], PhraseTable]> = [
  [
    "day",
    phrases`
      when (was|is|did) ...2 (that|it|this|one)
      (what|which) (day|date) was (that|it)
      how long ago
    `,
  ],
  ["pace", phrases`pace | speed | how fast | tempo`],
  ["heart_rate", phrases`heart rate | heartrate | hr | pulse | bpm`],
  ["cadence", phrases`cadence | spm`],
  ["power", phrases`power | watts`],
  ["climb", phrases`elevation | climb* | ascent | uphill`],
  ["energy", phrases`calorie/s | kcal | burn*`],
  [
    "session",
    phrases`^ ...2(and|ok|so) how (far|long) $ | how (long|far) was (it|that) | distance | duration | how long`,
  ],
]
/** Asks for more than this one workout. */
const ELSE = phrases`
  resting | average/d | trend | over time | month | year | week | usual/ly | improv* | why | affect*
  what about my | same
`
const FASTER = phrases`
  (was|is) (it|that) ...2 (faster|slower|quicker|longer|better) than
  (faster|slower|quicker|longer|better) than ...3
  compared (to|with) ...3
  (versus|vs) ...3
`
const THAN_PREVIOUS = phrases`
  (than|to|with|versus|vs|against) the ...1(last|previous) (one|run|ride|workout|session|time) ...1(before)
  (than|to|with|versus|vs|against) (before|last time|the previous|the one before that)
`
const IMPROVING = phrases`
  (am i|i'm|i am|so i am|i was) ...2 (improving|getting better|getting faster|faster|progressing)
`
const MAX_CHARS = 60

/** As far back as the workout before is looked for. */
const YEAR_DAYS = 365

/** The time before the workout that was answered for, of which the last workout is meant. */
const beforeIt = (leaned: Leaned): Period | null => {
  const date = pickedOut(leaned).day
  if (date === null) return null
  const window = { from: addDays(date, -YEAR_DAYS), to: addDays(date, -1) }
  return {
    form: "named",
    window,
    name: { anchor: "date", preposition: null, said: "the one before" },
  }
}

/** The same workout for another of its sides. */
const aspectOf = (own: ParsedQuestion, intent: Record, leaned: Leaned): Record | null => {
  const { whole, periods } = own
  if (IMPROVING.test(whole) && intent.sport !== null)
    return {
      kind: "record",
      sport: intent.sport,
      by: "latest",
      asks: "trend",
      min_km: null,
      count: 1,
      period: intent.period,
    }
  const previous = FASTER.test(whole) && THAN_PREVIOUS.test(whole) ? beforeIt(leaned) : null
  if (previous) return { ...intent, asks: "versus", than: previous }
  const [than] = periods
  if (than && than.window.from === than.window.to && FASTER.test(whole))
    return { ...intent, asks: "versus", than }
  if (FASTER.test(whole) && periods.length === 0) return { ...intent, asks: "session" }
  if (ELSE.test(whole) || periods.length > 0) return null
  const asks = ASPECTS.find(([, wordings]) => wordings.test(whole))?.[0]
  return asks === undefined ? null : { ...intent, asks }
}

/** "no, the Sunday before" moves what was compared with. */
const EARLIER = phrases`
  (the|that) (day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week) before [that]
  (the|that) (previous|one before|run before|ride before)
`

const WEEKDAY = phrases`monday | tuesday | wednesday | thursday | friday | saturday | sunday | week`
const WEEK_DAYS = 7

const movedBack = ({ whole, dates }: ParsedQuestion, intent: Record): Record | null => {
  if (intent.than === undefined || !EARLIER.test(whole)) return null
  const date = addDays(intent.than.window.to, WEEKDAY.test(whole) ? -WEEK_DAYS : -1)
  const name = { anchor: "day", date, today: dates.today } as const
  return { ...intent, than: { ...intent.than, window: { from: date, to: date }, name } }
}

/** "pace?", "when was that", "was it faster than Sunday's": about the workout that was answered for. */
export const asOfSession: Way = ({ own, leaned }) => {
  const { whole } = own
  if (whole.length > MAX_CHARS) return null
  const isAbout =
    ASPECTS.some(([, wordings]) => wordings.test(whole)) ||
    [FASTER, IMPROVING, EARLIER].some((wordings) => wordings.test(whole))
  const before = isAbout ? leaned() : null
  const intent = before?.intents.at(-1)
  if (!before || intent?.kind !== "record" || intent.asks === "bests") return null
  const found = movedBack(own, intent) ?? aspectOf(own, intent, before)
  return found && asking(found, before.parsed)
}

const PACE = phrases`
  (my|what about|how about|and) ...2(my|the|about|running) (pace|speed)
  ^ pace
`

/** "what about my pace" where it is recorded with the runs alone: the trend of the running pace. */
export const asPace: Way = ({ own, leaned }) => {
  const { whole, briefing, periods } = own
  if (periods.length > 0 || whole.length > MAX_CHARS || !PACE.test(whole) || leaned() === null)
    return null
  const isRecorded = own.metrics.some(({ key }) =>
    briefing.metrics.some(({ metric }) => metric === key),
  )
  if (isRecorded) return null
  const parsed = parseQuestion(briefing, "is my running pace improving")
  return asking(intentOf(parsed), parsed)
}

const TOTALS: ReadonlyArray<readonly [Workouts["asks"], PhraseTable]> = [
  ["distance", phrases`how far | distance | km | kilometers | kilometres | miles`],
  ["minutes", phrases`how long | how much time | hours | minutes | total time`],
  ["energy", phrases`calorie/s | kcal | burn*`],
  ["count", phrases`how many | how often`],
]
const LONGEST = phrases`longest | farthest | furthest | biggest`
const OTHER = phrases`last | since | average | why | more | less | than | year | week | best`

/** "how long in total", "which was the longest" behind workouts of a time. */
export const asOfWorkouts: Way = ({ own, leaned }) => {
  const { whole, text, periods } = own
  if (periods.length > 1 || whole.length > MAX_CHARS || OTHER.test(text)) return null
  const isLongest = LONGEST.test(whole)
  const asks = TOTALS.find(([, wordings]) => wordings.test(whole))?.[0]
  if (!isLongest && asks === undefined) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || (intent?.kind !== "workouts" && intent?.kind !== "record")) return null
  if (intent.kind === "record" && asks !== "count") return null
  const period = periods[0] ?? intent.period
  const sport = sportIn(whole) ?? intent.sport
  const parsed = periods.length > 0 ? { ...before.parsed, periods } : before.parsed
  if (!isLongest) return asking({ kind: "workouts", sport, period, asks: asks ?? "count" }, parsed)
  return asking(
    { kind: "record", sport, by: "longest", asks: "session", min_km: null, period, count: 1 },
    before.parsed,
  )
}

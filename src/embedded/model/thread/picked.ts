import { MONTHS, WEEKDAYS } from "#domain/date-in-words"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import type { Today } from "#embedded/model/questions/today/intent"
import type { Leaned } from "#embedded/model/thread/heard"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import { acrossBoth, type Contrast } from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"
import { sportIn } from "#embedded/model/understanding/words/sports"

/** What a question with its answer picked out: what "it", "that day", "which" or "then" mean behind it. */
export interface Picked {
  /** The metric it was about; of several the one that the answer names first. */
  readonly metric: Metric | null
  /** Whether the answer picked that metric from several. */
  readonly isNamed: boolean
  /** The day, week or month that the answer found, else the time that the question was for. */
  readonly period: Period | null
  /** The single day or night, by the date that it carries. */
  readonly day: LocalDate | null
  /** The day of the week, Monday 0; of sleep the evening on which a night begins. */
  readonly weekday: number | null
  /** The sport by its word. */
  readonly sport: string | null
}

/** What is asked of the last night, rather than of weeks. */
const OF_NIGHT: ReadonlySet<string> = new Set(["night", "morning", "feeling"])

/** Whether it is of the last night; a feeling that lasts is of more than one. */
export const isOfNight = ({ asks, lasting }: Today): boolean => OF_NIGHT.has(asks) && !lasting

const nightOf = ({ date }: Today, today: LocalDate): Period => ({
  form: "night",
  window: { from: date, to: date },
  name:
    date === today
      ? { anchor: "date", preposition: null, said: "last night" }
      : { anchor: "day", date, today },
})

/** The two times that an answer held against each other; null where it was about one. */
export const contrastIn = (intent: Intent): Contrast | null => {
  if (intent.kind === "explanation" && intent.of === "shift") return intent.horizons[0] ?? null
  return "contrast" in intent ? (intent.contrast ?? null) : null
}

/** Two times with what lies between them, as one that a chart is drawn over. */
export const bothOf = (contrast: Contrast, today: LocalDate): Period => {
  const window = acrossBoth(contrast)
  return { form: "named", window, name: { anchor: "between", window, today } }
}

/** The time that an answer was about, named or not; the later one of two. */
export const periodBehind = (intent: Intent, today?: LocalDate): Period | null => {
  if (intent.kind === "today")
    return isOfNight(intent) ? nightOf(intent, today ?? intent.date) : null
  if (intent.kind === "usual")
    return { form: "named", window: { from: intent.date, to: intent.date }, name: intent.name }
  if ("period" in intent) return intent.period
  return contrastIn(intent)?.b ?? null
}

/** The beginning of an answer, in which what it is about is named. */
const MAX_LEAD = 400
/** The beginning in which the metric is named that matters most. */
const MAX_SUBJECT = 160
const WEEK_DAYS = 7

/** Kinds that answer about several measures: what is meant is the one that they name first. */
const OF_MANY: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>(["scan", "overview"])

/** A week or month by the day on which it began. */
export const spanFrom = (from: LocalDate, by: "week" | "month", today: LocalDate): Period => {
  const to = by === "week" ? addDays(from, WEEK_DAYS - 1) : addDays(monthsAfter(from, 1), -1)
  const window = { from, to: to > today ? today : to }
  if (by === "week") return { form: "named", window, name: { anchor: "between", window, today } }
  const [year, month] = [from.slice(0, 4), MONTHS[Number(from.slice(5, 7)) - 1]!]
  const said = year === today.slice(0, 4) ? month : `${month} ${year}`
  return { form: "named", window, name: { anchor: "date", preposition: "in", said } }
}

const isDay = ({ window }: Period): boolean => window.from === window.to

/** The day, week or month that an answer names in the place of the time in which it was looked for. */
const foundIn = (intent: Intent, days: ReadonlyArray<Period>, today: LocalDate): Period | null => {
  const [first] = days
  if (intent.kind !== "extremes" || !first) return null
  return intent.by === "day" ? first : spanFrom(first.window.from, intent.by, today)
}

const dayOf = (intent: Intent, period: Period | null, [first]: ReadonlyArray<Period>) => {
  if (intent.kind === "explanation" && intent.of === "day") return intent.date
  if (intent.kind === "today") return intent.date
  return period && isDay(period) ? period.window.to : (first?.window.to ?? null)
}

const weekdayOf = (intent: Intent, lead: string): number | null => {
  if (intent.kind === "explanation" && intent.of === "weekday") return intent.day
  if (intent.kind !== "split" || intent.by === "weekend") return null
  if (intent.by === "day") return intent.day
  const [first] = WEEKDAYS.map((name, day) => ({ day, at: lead.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return first?.day ?? null
}

/** The sport that was asked for; of one workout of any sport the one that the answer names. */
const sportOf = (intent: Intent, lead: string): string | null => {
  if (intent.kind === "workouts") return intent.sport
  return intent.kind === "record" ? (intent.sport ?? sportIn(lead)) : null
}

/** The metric that an answer about many measures names first. */
const namedIn = (intent: Intent, { parsed }: Leaned, lead: string): Metric | null =>
  OF_MANY.has(intent.kind)
    ? (parseQuestion(parsed.briefing, lead.slice(0, MAX_SUBJECT)).metrics[0] ?? null)
    : null

/** What a question picked out by its intent, else by what its answer names first. */
export const pickedOut = (leaned: Leaned): Picked => {
  const { intents, parsed, answer } = leaned
  const intent = intents.at(-1)!
  const { today } = parsed.dates
  const lead = answer?.slice(0, MAX_LEAD) ?? ""
  const days = parseQuestion(parsed.briefing, lead).periods.filter(isDay)
  const named = namedIn(intent, leaned, lead)
  const period = foundIn(intent, days, today) ?? periodBehind(intent, today)
  return {
    metric: named ?? kindOf(intent).metrics(intent)[0] ?? null,
    isNamed: named !== null,
    period,
    day: dayOf(intent, period, days),
    weekday: weekdayOf(intent, lead),
    sport: sportOf(intent, lead),
  }
}

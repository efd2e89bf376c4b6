import { metricOf } from "#catalogue/metrics"
import { dateInWords } from "#domain/date-in-words"
import type { Metric } from "#domain/metric"
import { addDays, type LocalDate } from "#domain/time"
import { levelOf } from "#embedded/model/questions/handover"
import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Heard, type Leaned, type Way } from "#embedded/model/thread/heard"
import { isOfNight, pickedOut } from "#embedded/model/thread/picked"
import { type ParsedQuestion, parseQuestion } from "#embedded/model/understanding/parsed-question"
import { doingOf, sportIn } from "#embedded/model/understanding/words/sports"
import { type PhraseTable, phrases } from "#language/phrases"

const DOING = phrases`
  what (did|have) i (do|done|eat|have|drink)
  what do i do (different|differently) (then|there|on that day)
  what ...1 (happened|was different|was special|was going on|was i doing|was that day like)
  how was (the day|my day|that day)
  (anything|something|was there anything|what) ...2 (i did|i had|i ate|i drank|different|unusual|special) ...3
  how (active|busy) was i
`
const DAY_BEFORE = phrases`
  ...2(on|the|that) day before ...1(that|it|then)
  the previous day
  before ...2(that|the|it) [night]
`
const DAY_AFTER = phrases`
  ...2(on|the|that) day after ...1(that|it|then)
  the (next|following) day
`
const THAT_DAY = phrases`
  ...1(on) (that|the same) day
  (then|around then|there)
  ...1(in|on) that night
`
/** The day that a message means beside the one that was answered for, in days from it. */
const DAYS: ReadonlyArray<readonly [days: number, PhraseTable]> = [
  [-1, DAY_BEFORE],
  [1, DAY_AFTER],
  [0, THAT_DAY],
]
const THE_NIGHT = phrases`
  (affect|change|hurt|ruin|show in|influence|do something to) [(the|that|my)] (night|sleep)
  (the|that) night after [(that|it)]
  (the|that) (next|following) night
  how did i sleep (after that|after it|after this|that night|afterwards|then)
`
const RANKED = phrases`most | fewest | least | highest | lowest | best | worst`
const MAX_CHARS = 60

const LONGER = phrases`(that|the same|this) (week|month|year|time)`

/** What somebody did on a day, in the order of what matters for the night. */
const DONE = ["steps", "workout_minutes", "caffeine_mg", "alcohol_g", "stress_avg", "stress_score"]
const MAX_METRICS = 4

/** The levels of some measures on a day; null where none of them is on record. */
export const levelsOn = (
  keys: ReadonlyArray<string>,
  date: LocalDate,
  own: ParsedQuestion,
): Heard | null => {
  const present = new Set(own.briefing.metrics.map(({ metric }) => metric))
  const metrics = keys
    .filter((key) => present.has(key))
    .flatMap((key) => metricOf(key) ?? [])
    .slice(0, MAX_METRICS)
  if (metrics.length === 0 || date > own.dates.today) return null
  const name = { anchor: "day", date, today: own.dates.today } as const
  const period = { form: "named", window: { from: date, to: date }, name } as const
  return asking(levelOf(own, metrics, period), own)
}

/** What one looks at beside the subject of the thread. */
export const besides = (heard: Heard | null): Heard | null => heard && { ...heard, isAside: true }

/** "what did I do the day before", "did it affect the night": the day around the one that was answered for. */
export const asOfDay: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (whole.length > MAX_CHARS) return null
  const isNight = THE_NIGHT.test(whole)
  if (!isNight && RANKED.test(whole)) return null
  if (!isNight && (mentions.length > 0 || LONGER.test(whole) || !DOING.test(whole))) return null
  const before = leaned()
  const [named] = own.periods
  const day = named && named.window.from === named.window.to ? named.window.to : null
  if (before && day && !isNight) return besides(levelsOn(DONE, day, own))
  const picked = before && pickedOut(before)
  const date = picked?.day
  if (!date || picked?.weekday !== null) return null
  if (isNight) {
    const night = picked.metric?.day === "night" ? date : addDays(date, 1)
    return levelsOn(["sleep_minutes"], night, own)
  }
  const days = DAYS.find(([, wording]) => wording.test(whole))?.[0] ?? 0
  return besides(levelsOn(DONE, addDays(date, days), own))
}

/** A single night or day that a question was about. */
export interface DayBehind {
  readonly date: LocalDate
  readonly isNight: boolean
}

const OF_A_DAY: ReadonlySet<string> = new Set(["level", "onset", "norm", "extremes"])

/**
 * The single night or day that a question with its answer was about; null where that was a longer time. Who names a
 * date means that date by "that day", who asks of a night means the day before it.
 */
export const dayBehind = (leaned: Leaned): DayBehind | null => {
  const intent = leaned.intents.at(-1)!
  const { day, period, metric } = pickedOut(leaned)
  if (day === null) return null
  if (intent.kind === "explanation")
    return intent.of === "day" ? { date: day, isNight: metric?.day === "night" } : null
  if (intent.kind === "usual") return { date: intent.date, isNight: metric?.day === "night" }
  if (intent.kind === "today") return isOfNight(intent) ? { date: day, isNight: true } : null
  const isSingle = period !== null && period.window.from === period.window.to
  return OF_A_DAY.has(intent.kind) && isSingle
    ? { date: day, isNight: period.form === "night" }
    : null
}

const ASKS_WHETHER = phrases`^ ...2(and|so|ok|but) (did|had|have|was|were)`
const OF_WORKOUTS: ReadonlySet<string> = new Set(["workouts", "workout_minutes"])

/** A metric on the day that a night or day means for it: what is done by day comes before the night. */
export const besideNight = (
  metrics: ReadonlyArray<Metric>,
  { date, isNight }: DayBehind,
  own: ParsedQuestion,
): Heard | null => {
  const [metric] = metrics
  if (!metric) return null
  const on = isNight && metric.day === "day" ? addDays(date, -1) : date
  if (!OF_WORKOUTS.has(metric.key))
    return levelsOn(
      metrics.map(({ key }) => key),
      on,
      own,
    )
  const asks = ASKS_WHETHER.test(own.whole) ? "did I work out" : "how many workouts did I do"
  const parsed = parseQuestion(own.briefing, `${asks} on ${dateInWords(on)}`)
  return asking(intentOf(parsed), parsed)
}

const WHAT_THEN = phrases`
  what (was|is) (it|the reason|the cause) ...1 then
  (so|but|and|ok) what (was|is) (it|the reason|the cause) ...1
  what (caused|was behind|is behind) it then
`

/** "so what was it then" behind what was looked at of a night: what goes along with such nights in general. */
export const asSuspect: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, briefing } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS || !WHAT_THEN.test(whole))
    return null
  const before = leaned()
  const { metric } = before && dayBehind(before) ? pickedOut(before) : { metric: null }
  if (!metric) return null
  const parsed = parseQuestion(briefing, `what drives my ${metric.name}`)
  return asking(intentOf(parsed), parsed)
}

const BLAMES = phrases`
  (was|is|could|might|can) (it|that|this) ...1 [be] ...2(the|my|because|of|due|to|from|down)
`

/** What is blamed: a sport, else the measure. */
const nameIn = (whole: string, { name }: Metric): string => {
  const sport = sportIn(whole)
  return sport ? doingOf(sport) : `my ${name}`
}

/** "was it the coffee" behind a night or day: what the day before had of it, and whether it goes along at all. */
export const asBlame: Way = ({ own, leaned }) => {
  const { whole, metrics, mentions } = own
  const [metric, more] = metrics
  if (!metric || more || mentions.length > 1 || whole.length > MAX_CHARS || !BLAMES.test(whole))
    return null
  const before = leaned()
  if (before === null) return null
  const [of] = kindOf(before.intents.at(-1)!).metrics(before.intents.at(-1)!)
  const behind = dayBehind(before)
  const day = behind && besideNight([metric], behind, own)
  if (!of || of === metric) return besides(day || null)
  const parsed = parseQuestion(own.briefing, `does ${nameIn(whole, metric)} affect my ${of.name}`)
  const general = intentOf(parsed)
  return day ? besides({ ...day, intents: [...day.intents, general] }) : asking(general, parsed)
}

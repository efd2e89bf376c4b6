import { metricOf } from "#catalogue/metrics"
import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import type { Comparison } from "#embedded/model/questions/comparison/intent"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { contrastIn, periodBehind, pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { byItself } from "#embedded/model/understanding/time/called-by-days"
import {
  before,
  type Contrast,
  ordered,
  present,
  yearBefore,
} from "#embedded/model/understanding/time/contrast"
import type { Period } from "#embedded/model/understanding/time/period"
import { isCalendar } from "#embedded/model/understanding/time/period-name"
import { phrases } from "#language/phrases"

const SLEEP = metricOf("sleep_minutes")

/** What an answer was about; of a night that was judged how long it was. */
const measuredBy = (intent: Intent): ReadonlyArray<Metric> =>
  intent.kind === "today" && SLEEP ? [SLEEP] : kindOf(intent).metrics(intent)

/** What leads an answer: two of them about the same measure are of two times. */
const leading = (intent: Intent): Metric | null => measuredBy(intent)[0] ?? null

/** Kinds whose answers are levels of metrics in a time. */
const LEVELS: ReadonlySet<string> = new Set([
  "level",
  "knowledge",
  "comparison",
  "change",
  "overview",
  "usual",
  "since",
  "norm",
  "review",
  "today",
])

/** The two times that were talked about: of one answer, of the last two, or a year ago and now. */
export const timesBehind = (leaned: Leaned, earlier: Leaned | null): Contrast | null => {
  const intent = leaned.intents.at(-1)!
  const held = contrastIn(intent)
  if (held) return held
  const { dates } = leaned.parsed
  const b = LEVELS.has(intent.kind) ? periodBehind(intent, dates.today) : null
  if (b === null) return null
  const other = earlier?.intents.at(-1)
  const a = other && leading(other) === leading(intent) ? periodBehind(other, dates.today) : null
  if (a && a.window.from !== b.window.from) return ordered(a, b, dates)
  return b.form === "year_ago" ? present(b, dates) : null
}

const MAX_COMPARED = 4

/** Minutes of a week in two times: in the measure in which they were judged, which no daily mean is. */
const ofWeeks = (intent: Intent, contrast: Contrast | null): ReadonlyArray<Intent> | null =>
  contrast && intent.kind === "norm" && intent.aspect === "week"
    ? [contrast.b, contrast.a].map((period) => ({
        ...intent,
        period: { ...period, form: "named" },
        judges: "range",
      }))
    : null

/** What the last one or two answers were about, one time against the other; null where they were no levels. */
export const compared = (
  asks: Comparison["asks"],
  leaned: Leaned,
  earlier: Leaned | null,
): ReadonlyArray<Intent> | null => {
  const intent = leaned.intents.at(-1)!
  if (!LEVELS.has(intent.kind)) return null
  const period = periodBehind(intent, leaned.parsed.dates.today)
  const contrast =
    timesBehind(leaned, earlier) ?? (period ? before(period, leaned.parsed.dates) : null)
  const weeks = ofWeeks(intent, contrast)
  if (weeks) return weeks
  // Of two nights what is asked for is which was the better one, and no list of all that was measured.
  const isOfDays = contrast?.b.window.from === contrast?.b.window.to
  const metrics = measuredBy(intent).slice(0, isOfDays ? 1 : MAX_COMPARED)
  return contrast === null || metrics.length === 0
    ? null
    : [{ kind: "comparison", metrics, contrast, asks }]
}

const EARLIER_UNIT = phrases`day | night | weekend | week | month | year | time`
const MORE = phrases`more | less | fewer | better | worse | higher | lower | longer | shorter | faster | slower`
const THAN_BEFORE = phrases`
  ${MORE} than ...1(in) the ${EARLIER_UNIT} before
  ${MORE} than before
  (was|were|is) the ${EARLIER_UNIT} before ...1(any|much) ${MORE}
  (compared|compare|compares|versus|vs|against) ...2(to|with|it|that|this|the|in) ${EARLIER_UNIT} before
  (compared|compare|versus|vs) ...2(to|with|it|that|this|the) (before|previous|prior) ...1
`
const MAX_CHARS = 80

const THAN_TIME = phrases`
  ${MORE} than
  (compared|compare|compares|versus|vs|against) ...1(to|with)
`

/** Up to here a time is held against the same days of last year, and not against all of it. */
const MAX_PART = 180

const isLastYear = ({ name }: Period): boolean => isCalendar(name, "year", 1)

/** Whether a day, a time or the reason for one was asked for, which can be held against another time too. */
const isOfTime = ({ kind }: Intent): boolean =>
  kind === "explanation" || kind === "drivers" || kind === "extremes"

/** "is that more than last week?" behind this week's: the time that was answered for against the one it names. */
export const asComparedWithTime: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, dates } = own
  const [named, more] = periods
  if (!named || more || mentions.length > 0 || whole.length > MAX_CHARS) return null
  const then = THAN_TIME.test(whole) ? leaned() : null
  const intent = then?.intents.at(-1)
  if (then && (intent?.kind === "count" || intent?.kind === "workouts"))
    return asking({ ...intent, period: named }, { ...then.parsed, periods: [named] })
  if (!then || !intent || !(LEVELS.has(intent.kind) || isOfTime(intent))) return null
  const metrics = kindOf(intent).metrics(intent).slice(0, MAX_COMPARED)
  const period = isOfTime(intent) ? pickedOut(then).period : periodBehind(intent)
  if (metrics.length === 0) return null
  if (period && isLastYear(named) && daysIn(period.window) < MAX_PART) {
    const contrast = yearBefore(period)
    const asked = { kind: "comparison", metrics, contrast, asks: "difference" } as const
    return { intents: [asked], parsed: then.parsed, telling: "answer" }
  }
  if (period && period.form !== "default") {
    if (Bun.deepEquals(period.window, named.window)) return null
    const contrast = ordered(named, byItself(period, dates), dates)
    const asked = { kind: "comparison", metrics, contrast, asks: "difference" } as const
    return { intents: [asked], parsed: then.parsed, telling: "answer" }
  }
  const name = metrics.length === 1 ? `my ${metrics[0]!.name}` : null
  const said = whole.slice(named.start, named.end)
  const parsed = name && parseQuestion(own.briefing, `how did ${name} change against ${said}`)
  return parsed ? asking(intentOf(parsed), parsed) : null
}

/** "more than the month before?", "compared to the week before": what was answered for, against the time before it. */
export const asComparedWithBefore: Way = ({ own, leaned }) => {
  const { whole, mentions } = own
  if (mentions.length > 0 || whole.length > MAX_CHARS || !THAN_BEFORE.test(whole)) return null
  if (own.periods.some(({ form }) => form === "beside") && THAN_TIME.test(whole)) return null
  const then = leaned()
  const found = then && compared("difference", then, null)
  return then && found ? { intents: found, parsed: then.parsed, telling: "answer" } : null
}

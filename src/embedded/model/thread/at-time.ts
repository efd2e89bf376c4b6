import type { Metric } from "#domain/metric"
import { daysIn } from "#domain/window"
import { levelOf } from "#embedded/model/questions/handover"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { besideOf, placedBeside } from "#embedded/model/understanding/thread/beside"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { asMonth } from "#embedded/model/understanding/time/contrast"
import { without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

const ABOUT = phrases`
  and
  so
  but
  ok
  what about
  how about
  (what|how) (was|is) (it|that)
  then
  at
  in
`
const WORD = /[\p{L}\p{N}]/u

/** Kinds that judge a level: another time behind them is for the level, not for a second judgement. */
const JUDGED: ReadonlySet<string> = new Set(["norm", "usual", "worry"])

const WEEKENDS = phrases`
  ^ ...4(and|so|what|how|about|only|just|the|on|at|ok) (weekends|weekdays) [only|too|then] $
`
/** Kinds behind which a question for weekends is for the levels on them. */
const OF_LEVELS: ReadonlySet<string> = new Set([
  ...JUDGED,
  "explanation",
  "drivers",
  "shift",
  "extremes",
])

/** "and on weekends" behind a why or a verdict is for the level on weekends. */
export const asOnWeekends: Way = ({ own, leaned }) => {
  if (own.mentions.length + own.periods.length > 0 || !WEEKENDS.test(own.whole)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const metric = before && pickedOut(before).metric
  if (!before || !intent || !metric || !OF_LEVELS.has(intent.kind)) return null
  const full = `is my ${metric.name} different on weekends compared with weekdays`
  const parsed = parseQuestion(own.briefing, full)
  return asking(intentOf(parsed), parsed)
}

/** Whether a message names a time and nothing else. */
const isOnlyTime = (text: string): boolean => {
  const rest = without(text, [{ start: 0, end: openingEnd(text) }])
  return !WORD.test(without(rest, ABOUT.find(rest)))
}

/** "and the month before?" behind minutes of a week that were judged: those of that time, in the same measure. */
export const asOfWeeks: Way = ({ own, leaned }) => {
  const said = besideOf(own)
  const rest = said ? without(own.text, [said]) : own.text
  if (own.mentions.length > 0 || !(own.periods.length > 0 || said) || !isOnlyTime(rest)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || intent?.kind !== "norm" || intent.aspect !== "week") return null
  const [period, more] = placedBeside(own, intent.period).periods
  if (!period || more || daysIn(period.window) < MIN_DAYS) return null
  const parsed = { ...before.parsed, periods: [{ ...period, start: 0, end: 0 }] }
  return asking({ ...intent, period }, parsed)
}
const MIN_DAYS = 7

/** What a time alone is for: of a link that was looked at on the side the measure that the thread is about. */
const measuredBehind = (intent: Intent, earlier: Leaned | null): ReadonlyArray<Metric> => {
  if (JUDGED.has(intent.kind)) return kindOf(intent).metrics(intent)
  const [pair] = intent.kind === "association" ? intent.pairs : []
  const before = earlier?.intents.at(-1)
  const isAside = pair && before && kindOf(before).metrics(before)[0] === pair.target
  return isAside && before.kind !== "association" ? [pair.target] : []
}

/** "and a year ago?" behind "is that good?" is for the level at that time. */
export const asAtTime: Way = ({ own, leaned, earlier }) => {
  const { text, mentions, periods } = own
  const [period, more] = periods
  if (!period || more || mentions.length > 0 || !isOnlyTime(text)) return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const metrics = intent ? measuredBehind(intent, earlier()) : []
  if (!before || !intent || metrics.length === 0) return null
  const around = { ...period, ...asMonth(period, own.dates) }
  const parsed = { ...before.parsed, periods: [around] }
  return asking(levelOf(parsed, metrics, around), parsed)
}

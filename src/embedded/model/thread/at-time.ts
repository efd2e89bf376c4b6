import { levelOf } from "#embedded/model/questions/handover"
import { intentOf } from "#embedded/model/questions/intent-of"
import { kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
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

/** "and a year ago?" behind "is that good?" is for the level at that time. */
export const asAtTime: Way = ({ own, leaned }) => {
  const { text, mentions, periods } = own
  const [period, more] = periods
  const rest = without(text, [{ start: 0, end: openingEnd(text) }])
  if (!period || more || mentions.length > 0 || WORD.test(without(rest, ABOUT.find(rest))))
    return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  if (!before || !intent || !JUDGED.has(intent.kind)) return null
  const around = { ...period, ...asMonth(period, own.dates) }
  const parsed = { ...before.parsed, periods: [around] }
  const metrics = kindOf(intent).metrics(intent)
  return metrics.length > 0 ? asking(levelOf(parsed, metrics, around), parsed) : null
}

import { daysIn } from "#domain/window"
import { intentOf } from "#embedded/model/questions/intent-of"
import { type Intent, kindOf } from "#embedded/model/questions/kinds"
import { asking, type Way } from "#embedded/model/thread/heard"
import { periodBehind } from "#embedded/model/thread/picked"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { besideOf } from "#embedded/model/understanding/thread/beside"
import { completed } from "#embedded/model/understanding/thread/completed"
import { phrases } from "#language/phrases"

const MAX_CHARS = 60
const HOW_WAS = phrases`how (was|were|did|about) ...4`

/** "how was the night before?" is "and the night before?". */
export const asOfTimeBefore: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, briefing } = own
  if (mentions.length + periods.length > 0 || whole.length > MAX_CHARS) return null
  const said = besideOf(own)
  const before = said && HOW_WAS.test(whole) ? leaned() : null
  if (!said || !before || before.parsed.periods.length === 0) return null
  const alone = parseQuestion(briefing, `and ${whole.slice(said.start, said.end)}`)
  const parsed = completed(alone, before.parsed)
  const intent = intentOf(parsed)
  return intent.kind === "talk" ? null : asking(intent, parsed)
}

/** Kinds that count, rank or share out a time, so that the one of the thread is meant. */
const COUNTING: ReadonlySet<Intent["kind"]> = new Set<Intent["kind"]>([
  "count",
  "extremes",
  "share",
  "split",
  "conditional",
])

/** "on which day of the week": a habit, of which a short time says nothing. */
export const isOfWeekdays = (intent: Intent): boolean =>
  intent.kind === "split" && intent.by === "weekday"

/** Days of two weeks or months. */
const TWO_OF = { week: 14, month: 60 }

/** True where fewer than two weeks or months are ranked, as by "best month" in a thread about a week. */
export const ranksTooFew = (intent: Intent): boolean =>
  intent.kind === "extremes" &&
  intent.by !== "day" &&
  daysIn(intent.period.window) < TWO_OF[intent.by]

/** "how many days over 10k" behind a question for a week counts in that week. */
export const asInSameTime: Way = ({ own, leaned }) => {
  const { whole, periods, mentions } = own
  if (periods.length > 0 || whole.length > MAX_CHARS) return null
  const alone = intentOf(own)
  if (!COUNTING.has(alone.kind) && alone.kind !== "talk") return null
  if (isOfWeekdays(alone)) return null
  if (alone.kind === "talk" && own.limits.length === 0) return null
  const before = leaned()
  const last = before?.intents.at(-1)
  const period = last ? periodBehind(last) : null
  if (!before || !last || !period || period.form === "default" || period.form === "always")
    return null
  const of = new Set(kindOf(last).metrics(last))
  if (mentions.some(({ metrics }) => metrics[0] && !of.has(metrics[0]))) return null
  const parsed =
    mentions.length > 0
      ? { ...own, periods: [{ ...period, start: 0, end: 0 }] }
      : completed(own, before.parsed)
  const intent = intentOf(parsed)
  return COUNTING.has(intent.kind) && !ranksTooFew(intent) ? asking(intent, parsed) : null
}

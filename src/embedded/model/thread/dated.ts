import { addDays } from "#domain/time"
import { levelOf } from "#embedded/model/questions/handover"
import { asking, type Way } from "#embedded/model/thread/heard"
import { pickedOut, spanFrom } from "#embedded/model/thread/picked"
import {
  monthOf,
  monthWindow,
  weekWindow,
  yearOf,
} from "#embedded/model/understanding/time/calendar"
import { phrases } from "#language/phrases"

const WEEK = phrases`(which|what) week (was|is) (that|it|this)`
const MONTH = phrases`(which|what) month (was|is) (that|it|this)`
const DAY_AFTER = phrases`^ ...4(and|what|how|was|about|on|so|ok) [the] (day|night) after [that|it] $`
const DAY_BEFORE = phrases`^ ...4(and|what|how|was|about|on|so|ok) [the] (day|night) before [that|it] $`
const MAX_CHARS = 40

/** "which month was that" behind a day that was picked out: the level of the month it lies in. */
export const asDated: Way = ({ own, leaned }) => {
  const { whole, mentions, periods } = own
  const by = WEEK.test(whole) ? "week" : MONTH.test(whole) ? "month" : null
  if (by === null || mentions.length + periods.length > 0 || whole.length > MAX_CHARS) return null
  const before = leaned()
  if (before === null) return null
  const { day, period, metric } = pickedOut(before)
  const date = day ?? period?.window.from
  if (!date || !metric) return null
  const { from } = by === "week" ? weekWindow(date) : monthWindow(yearOf(date), monthOf(date))
  const span = spanFrom(from, by, own.dates.today)
  const parsed = { ...before.parsed, periods: [{ ...span, start: 0, end: 0 }] }
  return asking(levelOf(parsed, [metric], span), parsed)
}

/** "and the day after" behind a day that was picked out: the same measure on the day beside it. */
export const asDayBeside: Way = ({ own, leaned }) => {
  const { whole, mentions, periods, dates } = own
  const step = DAY_AFTER.test(whole) ? 1 : DAY_BEFORE.test(whole) ? -1 : 0
  if (step === 0 || mentions.length + periods.length > 0 || whole.length > MAX_CHARS) return null
  const before = leaned()
  if (!before || before.intents.at(-1)!.kind !== "extremes") return null
  const { day, metric } = pickedOut(before)
  const date = day && addDays(day, step)
  if (!date || !metric || date > dates.today) return null
  const name = { anchor: "day", date, today: dates.today } as const
  const period = { form: "day", window: { from: date, to: date }, name } as const
  const parsed = { ...before.parsed, periods: [{ ...period, start: 0, end: 0 }] }
  return asking(levelOf(parsed, [metric], period), parsed)
}

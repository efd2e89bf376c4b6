import { addDays } from "#domain/time"
import { daysIn, type Window } from "#domain/window"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { daysBefore, type Period } from "#embedded/model/understanding/time/period"

/** Two windows to hold against each other; the difference is `b` minus `a`, and `a` is the earlier. */
export interface Contrast {
  readonly a: Period
  readonly b: Period
}

const WEEK_DAYS = 7
const YEAR_MONTHS = 12

const called = (window: Window, words: string): Period => ({ form: "before", window, words })

const isMonth = ({ words, window: { from, to } }: Period) =>
  words === "this month" || (from.endsWith("-01") && addDays(to, 1) === monthsAfter(from, 1))

/** As long a time right before; before a calendar month or year, this one included, the whole one. */
export const before = (b: Period, dates: DateContext): Contrast => {
  if (b.words === "this week") return byWeek(dates)
  const { from } = b.window
  const calendar = (months: number, unit: string): Contrast => ({
    a: called(
      { from: monthsAfter(from, -months), to: addDays(from, -1) },
      `in the ${unit} before that`,
    ),
    b,
  })
  if (isMonth(b)) return calendar(1, "month")
  if (b.words === "this year" || b.words === "last year") return calendar(YEAR_MONTHS, "year")
  return { a: called(daysBefore(b.window, daysIn(b.window)), asLong(b.words)), b }
}

/** "in the 3 weeks before that" after "over the last 3 weeks". */
const asLong = (words: string): string => {
  if (words === "last week") return "in the week before that"
  const same =
    /^over the (?:past|last) ((?!few\b)(?:[\w ]{1,20} )?(?:days?|nights?|weeks?|months?|years?))$/
  const [, time = "time"] = same.exec(words) ?? []
  return time === "time" ? "in as long a time before that" : `in the ${time} before that`
}

/** "this week versus last week" without more: the last seven whole days and the seven before. */
export const byWeek = ({ lastCompleteDay }: DateContext): Contrast => {
  const b = { from: addDays(lastCompleteDay, 1 - WEEK_DAYS), to: lastCompleteDay }
  return {
    a: called(daysBefore(b, WEEK_DAYS), "in the week before that"),
    b: { form: "rolling", window: b, words: "over the past week" },
  }
}

/** The present beside a time that is the measure. */
export const present = (a: Period, dates: DateContext): Contrast => {
  if (isWeek(a)) return byWeek(dates)
  const calendar = /^last (year|month)$/.exec(a.words)
  const from = calendar
    ? addDays(a.window.to, 1)
    : addDays(dates.today, 1 - DEFAULT_DAYS.comparison)
  const words = calendar ? `this ${calendar[1]}` : "over the past month"
  const b = called({ from, to: dates.today }, words)
  return ordered(a, b, dates)
}

/** The ninety days before a time. */
export const usual = (b: Period): Period =>
  called(daysBefore(b.window, DEFAULT_DAYS.usual), "in the months before that")

/** Whether a time is a calendar week, this one or the last. */
export const isWeek = ({ words }: Period) => words === "this week" || words === "last week"

/** "this week over the last week": beside this one the past week is the one before. */
export const areWeeks = (first: Period, second: Period): boolean =>
  (isWeek(first) && (isWeek(second) || isPastWeek(second))) || (isWeek(second) && isPastWeek(first))

const isPastWeek = ({ words }: Period) => words === "over the past week"

/** Two times in the order of the calendar; of one that reaches into the other what lies before it. */
export const ordered = (first: Period, second: Period, dates: DateContext): Contrast => {
  const [a, b] = first.window.from <= second.window.from ? [first, second] : [second, first]
  if (a.window.to < b.window.from) return { a, b }
  if (a.window.from === b.window.from) return before(a, dates)
  const window = { from: a.window.from, to: addDays(b.window.from, -1) }
  return { a: { ...a, window, words: `${a.words} but before that` }, b }
}

/** The same days a year earlier. */
export const yearBefore = (b: Period): Contrast => {
  const { from, to } = b.window
  const window = { from: monthsAfter(from, -YEAR_MONTHS), to: monthsAfter(to, -YEAR_MONTHS) }
  return { a: called(window, "at the same time a year before"), b }
}

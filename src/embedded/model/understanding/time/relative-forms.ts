import { addDays } from "#domain/time"
import type { Window } from "#domain/window"
import {
  monthOf,
  monthsAfter,
  monthWindow,
  quarterWindow,
  weekWindow,
  yearOf,
  yearWindow,
} from "#embedded/model/understanding/time/calendar"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { type Form, on } from "#embedded/model/understanding/time/period-form"
import { PAST_MONTH, unitOf } from "#embedded/model/understanding/time/period-name"
import { verbose } from "#embedded/model/understanding/words/table"

const WEEK_DAYS = 7
const SATURDAY = 5

const calendarWindow = (back: number, unit: string, { today }: DateContext): Window => {
  if (unit === "week") return weekWindow(addDays(today, -7 * back))
  if (unit === "year") return yearWindow(yearOf(today) - back)
  if (unit === "weekend") {
    const monday = weekWindow(addDays(today, -7 * back)).from
    return { from: addDays(monday, 5), to: addDays(monday, 6) }
  }
  const month = monthsAfter(today, (unit === "quarter" ? -3 : -1) * back)
  if (unit === "month") return monthWindow(yearOf(month), monthOf(month))
  return quarterWindow(yearOf(month), Math.ceil(monthOf(month) / 3))
}

const MAX_WEEKENDS = 520

/** From the first of so many weekends, the last of which has begun. */
const weekends = (count: string, { today }: DateContext) => {
  const saturday = addDays(weekWindow(today).from, SATURDAY)
  const last = saturday <= today ? saturday : addDays(saturday, -WEEK_DAYS)
  const before = Math.min(countOf(count), MAX_WEEKENDS) - 1
  const from = addDays(last, -WEEK_DAYS * Math.max(before, 0))
  const first = { anchor: "day", date: from, today } as const
  return {
    window: { from, to: addDays(last, 1) },
    name: { anchor: "weekends", said: count, first },
  } as const
}

/** Times of the calendar and the day seen from today: "last week", "yesterday", "lately". */
export const relativeForms: ReadonlyArray<Form> = [
  {
    form: "calendar",
    pattern: new RegExp(
      verbose`
          \b(?:(?:in|over|during|for|of|from) )?(?:the )?(last|this|current|this past|past)(?: (?:full|whole|
          complete|calendar))? (?:(?<!past )(week|month|quarter|year)|(weekend))\b(?: so far)?
        `,
      "gi",
    ),
    read: ([which, time, weekend], dates) => {
      const unit = (time ?? weekend)!.toLowerCase()
      const back = /^(?:last|past|this past)$/i.test(which!) ? 1 : 0
      return {
        window: calendarWindow(back, unit, dates),
        name: { anchor: "calendar", unit: unitOf(unit), count: back },
      }
    },
  },
  {
    form: "calendar",
    pattern: new RegExp(
      verbose`
        \b(?:(?:in|on|over|during|for|of|from|across) )?(?:the |my |these )?(?:last|past|recent|most recent|
        latest) (${COUNT}) weekends\b
      `,
      "gi",
    ),
    read: ([count], dates) => weekends(count!, dates),
  },
  {
    form: "preceding",
    pattern: new RegExp(
      verbose`
          \b(?:(?:in|over|during|for|of|from) )?(?:the )?(?:previous|prior|preceding) (week|weekend|month|quarter|
          year)\b
        `,
      "gi",
    ),
    read: ([unit], dates) => ({
      window: calendarWindow(1, unit!.toLowerCase(), dates),
      name: { anchor: "calendar", unit: unitOf(unit!), count: 1 },
    }),
  },
  {
    form: "calendar",
    pattern: /\b(?:year[- ]to[- ]date|ytd)\b/gi,
    read: (_, dates) => ({
      window: calendarWindow(0, "year", dates),
      name: { anchor: "calendar", unit: "year", count: 0 },
    }),
  },
  {
    form: "calendar",
    pattern: /\b(?:month[- ]to[- ]date|mtd)\b/gi,
    read: (_, dates) => ({
      window: calendarWindow(0, "month", dates),
      name: { anchor: "calendar", unit: "month", count: 0 },
    }),
  },
  {
    form: "calendar",
    pattern: /\b(?:over|at|on|during|for) the weekend\b/gi,
    read: (_, dates) => {
      const latest = calendarWindow(0, "weekend", dates)
      const begun = latest.from <= dates.today
      return {
        window: begun ? latest : calendarWindow(1, "weekend", dates),
        name: { anchor: "weekend" },
      }
    },
  },
  {
    form: "calendar",
    pattern:
      /\b(?:(?:in|over|during|for|of|from) )?(?:the )?(week|weekend|month|year) before last\b/gi,
    read: ([unit], dates) => ({
      window: calendarWindow(2, unit!.toLowerCase(), dates),
      name: { anchor: "calendar", unit: unitOf(unit!), count: 2 },
    }),
  },
  {
    form: "year_ago",
    pattern: new RegExp(
      verbose`
          \b(?:(?:at |in |during )?(?:the |this )?same (?:time|period|month|week|days) (?:of )?last year|a year 
          (?:ago|earlier|before)|(?:at )?this time last year|year[- ]over[- ]year)\b
        `,
      "gi",
    ),
    read: (_, { today }) => {
      const to = monthsAfter(today, -12)
      return { window: { from: addDays(to, -29), to }, name: { anchor: "a_year_ago" } }
    },
  },
  {
    form: "night",
    pattern:
      /\b(?:last night|tonight|yesterday night|the past night|this past night|(?:on )?the night (?:of|to) today)\b/gi,
    read: (_, { today }) => ({
      window: on(today),
      name: { anchor: "calendar", unit: "night", count: 0 },
    }),
  },
  {
    form: "night",
    pattern: /\b(?:the )?night before last\b/gi,
    read: (_, { today }) => ({
      window: on(addDays(today, -1)),
      name: { anchor: "calendar", unit: "night", count: 1 },
    }),
  },
  {
    form: "day",
    pattern:
      /\b(?:(?:so far )?today|(?<=how (?:was|is|has) )my day|this morning|this afternoon|this evening)\b(?: so far)?/gi,
    read: (_, { today }) => ({
      window: on(today),
      name: { anchor: "calendar", unit: "day", count: 0 },
    }),
  },
  {
    form: "day",
    pattern: /\byesterday\b(?:'s)?(?: (?:morning|afternoon|evening))?/gi,
    read: (_, { today }) => ({
      window: on(addDays(today, -1)),
      name: { anchor: "calendar", unit: "day", count: 1 },
    }),
  },
  {
    form: "day",
    pattern: /\bthe day before yesterday\b/gi,
    read: (_, { today }) => ({
      window: on(addDays(today, -2)),
      name: { anchor: "calendar", unit: "day", count: 2 },
    }),
  },
  {
    form: "always",
    pattern: new RegExp(
      verbose`
          \b(?:of |for )?(?:all[- ]time|ever|since forever|overall|on record|since (?:the (?:very )?(?:beginning|
          start)(?! of)|i (?:started|began) (?:tracking|recording|wearing|measuring)[a-z ]*))\b(?! since)
        `,
      "gi",
    ),
    read: (_, { first, today }) => ({
      window: { from: first, to: today },
      name: { anchor: "record" },
    }),
  },
  {
    form: "default",
    pattern:
      /\b(?:(?:in |over )?recent (?:weeks|days)|recently|lately|these days|nowadays|currently|at the moment)\b/gi,
    read: (_, { today }) => ({
      window: { from: addDays(today, -29), to: today },
      name: PAST_MONTH,
    }),
  },
]

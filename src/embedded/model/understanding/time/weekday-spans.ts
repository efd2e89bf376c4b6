import { addDays, weekdayOf } from "#domain/time"
import { weekWindow } from "#embedded/model/understanding/time/calendar"
import { COUNT, countOf } from "#embedded/model/understanding/time/count-word"
import {
  dated,
  oneDay,
  type Span,
  type SpanForm,
} from "#embedded/model/understanding/time/span-form"
import { verbose } from "#embedded/model/understanding/words/table"

const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
const SHORT = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
const NAMES = WEEKDAYS.join("|")
const WEEK_DAYS = 7

/** Monday is 0. */
const weekday = (name: string): number => SHORT.indexOf(name.toLowerCase().slice(0, 3))

/** The latest such day before today, or one some weeks earlier. */
const before = (name: string, today: string, weeks = 0): string => {
  const back = ((weekdayOf(today) - weekday(name) + WEEK_DAYS - 1) % WEEK_DAYS) + 1
  return addDays(today, -back - WEEK_DAYS * weeks)
}

/** The day, or for a night the day on which it ends. */
const dayOrNight = (date: string, night: string | undefined): Span =>
  night === undefined ? dated(oneDay(date)) : { ...dated(oneDay(addDays(date, 1))), night: true }

const NIGHT = "( night| evening)?"

/** Days by their day of the week: "last Tuesday", "Sunday before last", "Monday night". */
export const weekdaySpans: ReadonlyArray<SpanForm> = [
  {
    pattern: `(?:the )?(${NAMES})${NIGHT} before last\\b`,
    read: ([name, night], { today }) => dayOrNight(before(name!, today, 1), night),
  },
  {
    pattern: `(last|this) week(?:'s)?,? (?:on )?(${NAMES})${NIGHT}\\b`,
    read: ([which, name, night], { today }) => {
      const back = which!.toLowerCase() === "last" ? WEEK_DAYS : 0
      const date = addDays(weekWindow(addDays(today, -back)).from, weekday(name!))
      return date > today ? null : dayOrNight(date, night)
    },
  },
  {
    pattern: `(${NAMES})${NIGHT} (?:of )?last week\\b`,
    read: ([name, night], { today }) =>
      dayOrNight(addDays(weekWindow(addDays(today, -WEEK_DAYS)).from, weekday(name!)), night),
  },
  {
    pattern: `(${COUNT}) (${NAMES})s ago\\b`,
    read: ([count, name], { today }) => dated(oneDay(before(name!, today, countOf(count!) - 1))),
  },
  {
    pattern: verbose`
      (?<!\b(?:every|each|an?|any|typical|average|usual) )(?:last |this |this past |the past )?
      (${NAMES})${NIGHT}\b(?! (?:night|evening|morning|afternoon)s)
    `,
    read: ([name, night], { today }) => dayOrNight(before(name!, today), night),
  },
  {
    pattern: `(?<=^|\\b(?:on|since) )(?:last |this )?(mon|tues?|wed|thu(?:rs?)?|fri|sat)${NIGHT}\\b\\.?`,
    read: ([name, night], { today }) => dayOrNight(before(name!, today), night),
  },
]

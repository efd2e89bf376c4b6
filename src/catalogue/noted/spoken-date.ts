import { addDays, daysInMonth, type LocalDate, weekdayOf } from "#domain/time"
import { MONTH_NAMES, monthNumber } from "#language/month"
import { pattern } from "#language/pattern"

const WEEKDAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday"
const PART = "(?:morning|afternoon|evening|night|noon|lunchtime)"

/** Days by name, as many back as they say. */
const BACK: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:since )?(?:the day before yesterday|two days ago|2 days ago)\b/, 2],
  [/\b(?:three days ago|3 days ago)\b/, 3],
  [
    new RegExp(
      `\\b(?:since )?(?:last night|yesterday(?:'s)?(?: ${PART})?|a day ago|the night before)\\b`,
    ),
    1,
  ],
  [
    new RegExp(
      `\\b(?:today(?:'s)?(?: ${PART})?|this ${PART}|tonight|just now|right now|earlier today)\\b`,
    ),
    0,
  ],
]

const WEEKDAY = new RegExp(`\\b(?:on |last |this |since )?(?:last )?(${WEEKDAYS})(?: ${PART})?\\b`)
const ISO = /\b(?:on )?(\d{4}-\d{2}-\d{2})\b/
const MONTHS = MONTH_NAMES.join("|")
const DAY_MONTH = new RegExp(`\\bon (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS})\\b`)
const MONTH_DAY = new RegExp(`\\bon (${MONTHS}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`)

/** Times of a day, which name no day. */
const TIME_OF_DAY = pattern(
  `
  \\bat (?:about |around )?\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?(?=$|[\\s,.])|
  \\b(?:at|for|with|after|before) (?:my )?
    (?:breakfast|lunch|dinner|supper|bed|bedtime|sleep|noon|midnight|work|training)\\b|
  \\b(?:in the ${PART}|before going to bed|at night|first thing|earlier|so far|again|right away|
    on an empty stomach)\\b`,
  "g",
)

/** The latest day with a month and a day that is not to come. */
const dayOf = (day: number, month: number, today: LocalDate): LocalDate | null => {
  const year = Number(today.slice(0, 4))
  for (const each of [year, year - 1]) {
    if (month < 1 || day < 1 || day > daysInMonth(each, month)) continue
    const date = `${each}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
    if (date <= today) return date
  }
  return null
}

const NAMES = WEEKDAYS.split("|")

/** A text without its times, and the day that it names; null where it names none. */
export interface Dated {
  readonly rest: string
  readonly date: LocalDate | null
}

const found = (text: string, today: LocalDate): readonly [RegExpExecArray, LocalDate] | null => {
  for (const [words, days] of BACK) {
    const match = words.exec(text)
    if (match) return [match, addDays(today, -days)]
  }
  const weekday = WEEKDAY.exec(text)
  if (weekday) {
    const back = (weekdayOf(today) - NAMES.indexOf(weekday[1]!) + 7) % 7 || 7
    return [weekday, addDays(today, -back)]
  }
  const iso = ISO.exec(text)
  if (iso && iso[1]! <= today) return [iso, iso[1]!]
  const [dayFirst, monthFirst] = [DAY_MONTH.exec(text), MONTH_DAY.exec(text)]
  const match = dayFirst ?? monthFirst
  if (!match) return null
  const [day, month] = dayFirst ? [match[1]!, match[2]!] : [match[2]!, match[1]!]
  const date = dayOf(Number(day), monthNumber(month), today)
  return date === null ? null : [match, date]
}

/** Takes the day and the time out of a short text in lower case. */
export const dated = (text: string, today: LocalDate): Dated => {
  const named = found(text, today)
  const left = named
    ? `${text.slice(0, named[0].index)} ${text.slice(named[0].index + named[0][0].length)}`
    : text
  const rest = left.replace(TIME_OF_DAY, " ").replace(/\s+/g, " ").trim()
  return { rest, date: named?.[1] ?? null }
}

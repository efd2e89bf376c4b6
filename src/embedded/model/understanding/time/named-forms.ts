import { addDays, isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import { type Form, on } from "#embedded/model/understanding/time/period-form"
import { type PeriodName, unitOf } from "#embedded/model/understanding/time/period-name"
import { isVerbLike, SPAN, spanOf } from "#embedded/model/understanding/time/span"
import { DAY, dayOf, MONTH, YEAR } from "#embedded/model/understanding/time/span-form"
import { verbose } from "#embedded/model/understanding/words/table"

const ungroupedYear = YEAR.replace("((?:19", "(?:(?:19")

/** The source of a pattern that matches a day of a month, without groups of its own. */
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b)`

const CALENDAR = /^(?:(today)|(yesterday)|(last|this) (week|month|year))$/i
const ADVERB = /^(?:last|this)\b|\bago$/i

/** The name of a span in the words of the question: "yesterday", "last week", "in May". */
const spanName = (words: string, preposition: "in" | "on" | null = null): PeriodName => {
  const [, today, yesterday, which, unit] = CALENDAR.exec(words) ?? []
  if (today ?? yesterday) return { anchor: "calendar", unit: "day", count: today ? 0 : 1 }
  return which && unit
    ? { anchor: "calendar", unit: unitOf(unit), count: /^last$/i.test(which) ? 1 : 0 }
    : { anchor: "date", said: words, preposition: ADVERB.test(words) ? null : preposition }
}

/** The name of several dates in the words of the question. */
const dates = (match: string): PeriodName => {
  const [, preposition, said = match] = /^(in|on|over) (.*)$/i.exec(match) ?? []
  return { anchor: "date", said, preposition: (preposition as "in" | undefined) ?? null }
}

const within = (from: string, to: string): Window | null => (from <= to ? { from, to } : null)

/** Times by the calendar: "in May", "since 12 March", "between June and August". */
export const namedForms: ReadonlyArray<Form> = [
  {
    form: "night",
    pattern: new RegExp(`\\b(?:on |in )?the night (?:of|after) (${SPAN})`, "gi"),
    read: ([words], { today }, match) => {
      const span = spanOf(words!, today)
      return (
        span && {
          window: on(addDays(span.from, 1)),
          name: { anchor: "date", preposition: "on", said: match.replace(/^(?:in|on) /i, "") },
        }
      )
    },
  },
  {
    form: "since",
    pattern: new RegExp(
      verbose`
        \b(?:ever since|since|after(?= (?:i|we|my|our|[a-z]+ing) )|starting(?: from| in| on)?|from|as of) (?:
        (?:i|we|my|the|a|an|[a-z]+ing)\b[a-z' ]{0,40}? (?:in|on)\b )?(?:about |around |in |on )?(${SPAN})(?: on
        (?:wards?)?)?
      `,
      "gi",
    ),
    read: ([words], { today }, match) => {
      if (/^from /i.test(match) && !/ on(?:wards?)?$/i.test(match)) return null
      const span = spanOf(words!, today)
      const window = span && within(span.from, today)
      return window && { window, name: { anchor: "since", of: spanName(words!) } }
    },
  },
  {
    form: "range",
    pattern: new RegExp(
      verbose`
        \b(?:(?:between|from|on|over) )?(?:the )?${DAY}(?: ?- ?| (?:and|to|until|till|through) )
        (?:the )?${DAY} (?:of )?(${MONTH})(?:,? ${YEAR})?
      `,
      "gi",
    ),
    read: ([first, last, month, year], { today }, match) => {
      const [start, end] = [first, last].map((day) => dayOf(day!, month!, year, today))
      const window = start && end ? within(start.from, end.to) : null
      return window && { window, name: dates(match) }
    },
  },
  {
    form: "range",
    pattern: new RegExp(
      `\\b(?:between|from) (?:the )?(${SPAN}) (?:and|to|until|till|through|-) (?:the )?(${SPAN}|now)`,
      "gi",
    ),
    read: ([first, second], { today }, match) => {
      const start = spanOf(first!, today)
      const end = /^now$/i.test(second!) ? { to: today } : spanOf(second!, today)
      if (!start || !end) return null
      const wraps = start.from > end.to && !start.dated
      const from = wraps ? monthsAfter(start.from, -12) : start.from
      const window = within(from, end.to)
      return window && { window, name: dates(match) }
    },
  },
  {
    form: "range",
    pattern: new RegExp(
      verbose`
        (?<!\bcompar[a-z]* .{0,60})\b(?:(?:in|for|over|during) )?(${MONTH}(?: ${ungroupedYear})?)(?: ?- ?| 
        (?:to|until|till|through) )(${MONTH}(?: ${ungroupedYear})?)
      `,
      "gi",
    ),
    read: ([first, last], { today }, match) => {
      const [start, end] = [spanOf(first!, today), spanOf(last!, today)]
      if (!start || !end) return null
      const from = start.from > end.to && !start.dated ? monthsAfter(start.from, -12) : start.from
      const window = within(from, end.to)
      return window && { window, name: dates(match) }
    },
  },
  {
    form: "range",
    pattern: new RegExp(`(?<!\\w)(${DATE}) ?(?:to|until|till|through|-) ?(${DATE})`, "gi"),
    read: ([first, last], { today }, match) => {
      const [start, end] = [spanOf(first!, today), spanOf(last!, today)]
      const window = start && end ? within(start.from, end.to) : null
      return window && { window, name: { anchor: "date", preposition: "from", said: match } }
    },
  },
  {
    form: "before",
    pattern: new RegExp(`\\b(?:before|until|up to|prior to) (${SPAN})`, "gi"),
    read: ([words], { today, first }, match) => {
      const span = spanOf(words!, today)
      const window = span && within(first, addDays(span.from, -1))
      return window && { window, name: dates(match.toLowerCase()) }
    },
  },
  {
    form: "since",
    pattern: new RegExp(`\\bafter (${SPAN})`, "gi"),
    read: ([words], { today }, match) => {
      const span = spanOf(words!, today)
      const window = span && within(addDays(span.to, 1), today)
      return window && { window, name: dates(match.toLowerCase()) }
    },
  },
  {
    form: "named",
    pattern: new RegExp(
      `(?:\\b(in|on|during|for|over|of) |(?<=\\b(than|vs\\.?|versus|to|with|and|or|from|between) )|\\b)(${SPAN})`,
      "gi",
    ),
    read: ([lead, link, words], { today }) => {
      if (isVerbLike(words!, lead ?? link)) return null
      const span = spanOf(words!, today)
      if (!span || !isLocalDate(span.from)) return null
      const preposition = span.from === span.to ? "on" : "in"
      return { window: { from: span.from, to: span.to }, name: spanName(words!, preposition) }
    },
  },
  {
    form: "around",
    pattern: new RegExp(`\\bbefore (?:and|vs\\.?|versus|or) (?:after|since) (${SPAN})`, "gi"),
    read: ([words], { today }) => {
      const span = spanOf(words!, today)
      const window = span && within(span.from, today)
      return window && { window, name: { anchor: "since", of: spanName(words!) } }
    },
  },
]

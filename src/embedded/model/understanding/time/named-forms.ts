import { addDays, isLocalDate, type LocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import { monthsAfter } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { type Form, on } from "#embedded/model/understanding/time/period-form"
import { type PeriodName, startOf } from "#embedded/model/understanding/time/period-name"
import { isVerbLike, SPAN, spanOf } from "#embedded/model/understanding/time/span"
import { DAY, dayOf, MONTH, OF_YEAR, YEAR } from "#embedded/model/understanding/time/span-form"
import { spanName } from "#embedded/model/understanding/time/span-name"
import { isUnplaced } from "#embedded/model/understanding/time/unplaced"
import { verbose } from "#embedded/model/understanding/words/table"

const ungroupedYear = YEAR.replace("((?:19", "(?:(?:19")

/** The source of a pattern that matches a day of a month, without groups of its own. */
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b)`

/** The name of several dates in the words of the question. */
const inQuestion = (match: string): PeriodName => {
  const [, preposition, said = match] = /^(in|on|over) (.*)$/i.exec(match) ?? []
  return { anchor: "date", said, preposition: (preposition as "in" | undefined) ?? null }
}

const within = (from: string, to: string): Window | null => (from <= to ? { from, to } : null)

const edge = (lead: string, of: PeriodName): PeriodName => ({
  anchor: "edge",
  lead: lead.toLowerCase(),
  of,
})

/** "last winter" takes no preposition. */
const ADVERB = /^(?:last|this)\b/
/** A season that is over: since then means since its end. */
const SEASON = /\b(?:spring|summer|autumn|fall|winter)\b/i

const endName = (
  words: string,
  season: Window,
  date: LocalDate,
  { today }: DateContext,
): PeriodName => {
  const said = words.toLowerCase()
  return {
    anchor: "since",
    of: { anchor: "day", date, today, called: `the end of ${said}` },
    season: {
      anchor: "span",
      said,
      preposition: ADVERB.test(said) ? null : "in",
      window: season,
      today,
    },
  }
}

const NUMERIC = /\d[-/.] ?\d/

/** Days in the words of the question; dates in numbers in words. */
const rangeName = (match: string, window: Window, { today }: DateContext): PeriodName =>
  NUMERIC.test(match) ? { anchor: "between", window, today } : inQuestion(match)

const nightName = (words: string, date: LocalDate, { today }: DateContext): PeriodName => {
  const day = { anchor: "day", date, today } as const
  return NUMERIC.test(words) ? { ...day, night: true } : { anchor: "evening", said: words, day }
}

/** Times by the calendar: "in May", "since 12 March", "between June and August". */
export const namedForms: ReadonlyArray<Form> = [
  {
    form: "night",
    pattern: new RegExp(`\\b(?:on |in )?the night (?:of|after) (${SPAN})`, "gi"),
    read: ([words], dates, match) => {
      const span = spanOf(words!, dates)
      return (
        span && {
          window: on(addDays(span.from, 1)),
          name: nightName(match.replace(/^(?:in|on) /i, ""), addDays(span.from, 1), dates),
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
    read: ([words], dates, match) => {
      if (/^from /i.test(match) && !/ on(?:wards?)?$/i.test(match)) return null
      const span = spanOf(words!, dates)
      const over = span && SEASON.test(words!) && span.to < dates.today
      if (over) {
        const from = addDays(span.to, 1)
        return {
          window: { from, to: dates.today },
          name: endName(words!, { from: span.from, to: span.to }, from, dates),
        }
      }
      const window = span && within(span.from, dates.today)
      return (
        window && { window, name: { anchor: "since", of: startOf(spanName(words!, span, dates)) } }
      )
    },
  },
  {
    form: "range",
    pattern: new RegExp(
      verbose`
        \b(?:(?:between|from|on|over) )?(?:the )?${DAY}(?: ?- ?| (?:and|to|until|till|through) )
        (?:the )?${DAY} (?:of )?(${MONTH})(?:,? ${OF_YEAR})?
      `,
      "gi",
    ),
    read: ([first, last, month, year], dates, match) => {
      const [start, end] = [first, last].map((day) => dayOf(day!, month!, year, dates.today))
      if (!start || !end || isUnplaced(start) || isUnplaced(end)) return null
      const window = within(start.from, end.to)
      return window && { window, name: inQuestion(match) }
    },
  },
  {
    form: "range",
    pattern: new RegExp(
      `\\b(?:between|from) (?:the )?(${SPAN}) (?:and|to|until|till|through|-) (?:the )?(${SPAN}|now)`,
      "gi",
    ),
    read: ([first, second], dates, match) => {
      const start = spanOf(first!, dates)
      const end = /^now$/i.test(second!) ? { to: dates.today } : spanOf(second!, dates)
      if (!start || !end) return null
      const wraps = start.from > end.to && !start.dated
      const from = wraps ? monthsAfter(start.from, -12) : start.from
      const window = within(from, end.to)
      return window && { window, name: rangeName(match, window, dates) }
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
    read: ([first, last], dates, match) => {
      const [start, end] = [spanOf(first!, dates), spanOf(last!, dates)]
      if (!start || !end) return null
      const from = start.from > end.to && !start.dated ? monthsAfter(start.from, -12) : start.from
      const window = within(from, end.to)
      return window && { window, name: inQuestion(match) }
    },
  },
  {
    form: "range",
    pattern: new RegExp(`(?<!\\w)(${DATE}) ?(?:to|until|till|through|-) ?(${DATE})`, "gi"),
    read: ([first, last], dates, match) => {
      const [start, end] = [spanOf(first!, dates), spanOf(last!, dates)]
      const window = start && end ? within(start.from, end.to) : null
      return window && { window, name: { anchor: "date", preposition: "from", said: match } }
    },
  },
  {
    form: "before",
    pattern: new RegExp(`\\b(before|until|up to|prior to) (${SPAN})`, "gi"),
    read: ([lead, words], dates) => {
      const span = spanOf(words!, dates)
      const window = span && within(dates.first, addDays(span.from, -1))
      return window && { window, name: edge(lead!, spanName(words!, span, dates)) }
    },
  },
  {
    form: "since",
    pattern: new RegExp(`\\bafter (${SPAN})`, "gi"),
    read: ([words], dates) => {
      const span = spanOf(words!, dates)
      const window = span && within(addDays(span.to, 1), dates.today)
      return window && { window, name: edge("after", spanName(words!, span, dates)) }
    },
  },
  {
    form: "named",
    pattern: new RegExp(
      `(?:\\b(in|on|during|for|over|of|at) |(?<=\\b(than|vs\\.?|versus|to|with|and|or|from|between) )|\\b)(${SPAN})`,
      "gi",
    ),
    read: ([lead, link, words], dates) => {
      if (isVerbLike(words!, lead ?? link)) return null
      const span = spanOf(words!, dates)
      if (!span || !isLocalDate(span.from)) return null
      const preposition = span.from === span.to ? "on" : "in"
      return {
        window: { from: span.from, to: span.to },
        name: spanName(words!, span, dates, preposition),
      }
    },
  },
  {
    form: "around",
    pattern: new RegExp(`\\bbefore (?:and|vs\\.?|versus|or) (?:after|since) (${SPAN})`, "gi"),
    read: ([words], dates) => {
      const span = spanOf(words!, dates)
      const window = span && within(span.from, dates.today)
      return (
        window && { window, name: { anchor: "since", of: startOf(spanName(words!, span, dates)) } }
      )
    },
  },
]

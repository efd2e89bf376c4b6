import { addDays, isLocalDate } from "#domain/time"
import type { Window } from "#domain/tool"
import type { Almanac } from "#embedded/model/understanding/almanac"
import {
  monthOf,
  monthsAfter,
  monthWindow,
  quarterWindow,
  weekWindow,
  yearOf,
  yearWindow,
} from "#embedded/model/understanding/calendar"
import { COUNT, countOf } from "#embedded/model/understanding/count"
import { isVerbLike, SPAN, spanOf } from "#embedded/model/understanding/span"

interface Reading {
  readonly window: Window
  readonly words: string
}

/** One way to say a time: its pattern, and what a match of it means. */
export interface Form {
  readonly name:
    | "rolling"
    | "calendar"
    | "day"
    | "night"
    | "since"
    | "range"
    | "before"
    | "named"
    | "always"
    | "year_ago"
    | "around"
    | "default"
  readonly pattern: RegExp
  readonly read: (
    groups: ReadonlyArray<string | undefined>,
    almanac: Almanac,
    match: string,
  ) => Reading | null
}

const UNIT = "(days?|nights?|weeks?|fortnights?|months?|quarters?|years?)"
const lead =
  "(?:(?:in|over|during|for|within|of|from|across) )?(?:all of )?(?:the |my |these |this )?"

const rollingWindow = (count: number, unit: string, { today }: Almanac): Window => {
  const back = (months: number) => ({ from: addDays(monthsAfter(today, -months), 1), to: today })
  if (unit.startsWith("month")) return back(count)
  if (unit.startsWith("quarter")) return back(3 * count)
  if (unit.startsWith("year")) return back(12 * count)
  const days = unit.startsWith("week") ? 7 : unit.startsWith("fortnight") ? 14 : 1
  return { from: addDays(today, 1 - days * count), to: today }
}

const calendarWindow = (back: number, unit: string, { today }: Almanac): Window => {
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

const within = (from: string, to: string): Window | null => (from <= to ? { from, to } : null)
const on = (date: string): Window => ({ from: date, to: date })

/** The ways to say a time. Where two match at the same place the longer match wins. */
export const forms: ReadonlyArray<Form> = [
  {
    name: "rolling",
    pattern: new RegExp(
      `\\b${lead}(last|past|previous|preceding|prior|recent|most recent|latest) (${COUNT}) ${UNIT}\\b`,
      "gi",
    ),
    read: ([which, count, unit], almanac) => ({
      window: rollingWindow(countOf(count!), unit!.toLowerCase(), almanac),
      words: `over the ${/^(?:last|past)$/i.test(which!) ? which!.toLowerCase() : "last"} ${count} ${unit}`,
    }),
  },
  {
    name: "rolling",
    pattern: new RegExp(
      `\\b(?:${lead}past|(?:in|over|during|for|within|across) (?:the |my )last|the last) (week|fortnight|month|quarter|year)\\b`,
      "gi",
    ),
    read: ([unit], almanac) => ({
      window: rollingWindow(1, unit!.toLowerCase(), almanac),
      words: `over the past ${unit}`,
    }),
  },
  {
    name: "calendar",
    pattern:
      /\b(?:(?:in|over|during|for|of|from) )?(?:the )?(last|this|current|previous) (week|weekend|month|quarter|year)(?: so far)?\b/gi,
    read: ([which, unit], almanac) => {
      const back = /^(?:last|previous)$/i.test(which!) ? 1 : 0
      return {
        window: calendarWindow(back, unit!.toLowerCase(), almanac),
        words: `${back === 1 ? "last" : "this"} ${unit}`,
      }
    },
  },
  {
    name: "rolling",
    pattern:
      /\b(?:my|the) (week|month|year)(?= (?:been|go|going|look|looking|so far|was|in review)\b|[?.!]|$)/gi,
    read: ([unit], almanac) => ({
      window: rollingWindow(1, unit!.toLowerCase(), almanac),
      words: `over the past ${unit}`,
    }),
  },
  {
    name: "year_ago",
    pattern:
      /\b(?:(?:at |in |during )?(?:the |this )?same (?:time|period|month|week|days) (?:of )?last year|a year (?:ago|earlier|before)|(?:at )?this time last year|year[- ]over[- ]year)\b/gi,
    read: (_, { today }) => {
      const to = monthsAfter(today, -12)
      return { window: { from: addDays(to, -29), to }, words: "at this time last year" }
    },
  },
  {
    name: "night",
    pattern:
      /\b(?:last night|tonight|yesterday night|the past night|this past night|(?:on )?the night (?:of|to) today)\b/gi,
    read: (_, { today }) => ({ window: on(today), words: "last night" }),
  },
  {
    name: "night",
    pattern: /\b(?:the )?night before last\b/gi,
    read: (_, { today }) => ({ window: on(addDays(today, -1)), words: "the night before last" }),
  },
  {
    name: "night",
    pattern: new RegExp(`\\b(?:on |in )?the night (?:of|after) (${SPAN})`, "gi"),
    read: ([words], { today }, match) => {
      const span = spanOf(words!, today)
      return span && { window: on(addDays(span.from, 1)), words: match.replace(/^in /i, "on ") }
    },
  },
  {
    name: "day",
    pattern: /\b(?:(?:so far )?today|this morning|this afternoon|this evening)\b(?: so far)?/gi,
    read: (_, { today }) => ({ window: on(today), words: "today" }),
  },
  {
    name: "day",
    pattern: /\byesterday\b(?:'s)?(?: (?:morning|afternoon|evening))?/gi,
    read: (_, { today }) => ({ window: on(addDays(today, -1)), words: "yesterday" }),
  },
  {
    name: "day",
    pattern: /\bthe day before yesterday\b/gi,
    read: (_, { today }) => ({ window: on(addDays(today, -2)), words: "the day before yesterday" }),
  },
  {
    name: "since",
    pattern: new RegExp(
      `\\b(?:ever since|since|starting(?: from| in| on)?|from|as of) (?:(?:i|we|my|the|a|an)\\b[a-z' ]{1,40}? (?:in|on)\\b )?(?:about |around |early |late |mid-?|in |on )?(${SPAN})(?: on(?:wards?)?)?`,
      "gi",
    ),
    read: ([words], { today }, match) => {
      if (/^from /i.test(match) && !/ on(?:wards?)?$/i.test(match)) return null
      const span = spanOf(words!, today)
      const window = span && within(span.from, today)
      return window && { window, words: `since ${words}` }
    },
  },
  {
    name: "range",
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
      return window && { window, words: match }
    },
  },
  {
    name: "before",
    pattern: new RegExp(`\\b(?:before|until|up to|prior to) (${SPAN})`, "gi"),
    read: ([words], { today, first }, match) => {
      const span = spanOf(words!, today)
      const window = span && within(first, addDays(span.from, -1))
      return window && { window, words: match.toLowerCase() }
    },
  },
  {
    name: "since",
    pattern: new RegExp(`\\bafter (${SPAN})`, "gi"),
    read: ([words], { today }, match) => {
      const span = spanOf(words!, today)
      const window = span && within(addDays(span.to, 1), today)
      return window && { window, words: match.toLowerCase() }
    },
  },
  {
    name: "named",
    pattern: new RegExp(
      `(?:\\b(in|on|during|for|over|of) |(?<=\\b(than|vs\\.?|versus|to|with|and|or|from|between) )|\\b)(${SPAN})`,
      "gi",
    ),
    read: ([preposition, link, words], { today }) => {
      if (isVerbLike(words!, preposition ?? link)) return null
      const span = spanOf(words!, today)
      if (!span || !isLocalDate(span.from)) return null
      const adverb = /^(?:last|this|yesterday|today)\b|\bago$/i.test(words!)
      const lead = adverb ? "" : span.from === span.to ? "on " : "in "
      return { window: { from: span.from, to: span.to }, words: `${lead}${words}` }
    },
  },
  {
    name: "around",
    pattern: new RegExp(`\\bbefore (?:and|vs\\.?|versus|or) (?:after|since) (${SPAN})`, "gi"),
    read: ([words], { today }) => {
      const span = spanOf(words!, today)
      const window = span && within(span.from, today)
      return window && { window, words: `since ${words}` }
    },
  },
  {
    name: "always",
    pattern:
      /\b(?:of |for )?(?:all[- ]time|ever|overall|on record|since (?:the (?:very )?(?:beginning|start)|i (?:started|began) (?:tracking|recording|wearing|measuring)[a-z ]*))\b(?! since)/gi,
    read: (_, { first, today }) => ({
      window: { from: first, to: today },
      words: "over everything on record",
    }),
  },
  {
    name: "default",
    pattern: /\b(?:recently|lately|these days|nowadays|currently|at the moment)\b/gi,
    read: (_, { today }) => ({
      window: { from: addDays(today, -29), to: today },
      words: "recently",
    }),
  },
]

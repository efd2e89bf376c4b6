import type { Window } from "#domain/window"
import { yearOf } from "#embedded/model/understanding/time/calendar"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { type PeriodName, unitOf } from "#embedded/model/understanding/time/period-name"
import { MONTH, type Span } from "#embedded/model/understanding/time/span-form"

const CALENDAR = /^(?:(today)|(yesterday)|(last|this) (week|month|year))$/i
const ADVERB = /^(?:last|this)\b/i
/** "at the start of the year" */
const EDGE = /^(?:the )?(?:start|beginning|end) of\b/i
/** What names its days by itself: a month, with or without its year, or a year. */
const LITERAL = new RegExp(`^(?:(last )?${MONTH}\\.?(,? (?:of )?\\d{4}| '\\d{2})?|\\d{4})$`, "i")

const named = (
  words: string,
  span: Span,
  window: Window,
  { today }: DateContext,
  preposition: "in" | "on" | null,
): PeriodName => {
  const literal = LITERAL.exec(words)
  const own = ADVERB.test(words) ? null : EDGE.test(words) && preposition ? "at" : preposition
  if (literal) {
    const isBare = literal[1] === undefined && literal[2] === undefined && /[a-z]/i.test(words)
    const year = isBare && yearOf(span.from) !== yearOf(today) ? ` ${yearOf(span.from)}` : ""
    return { anchor: "date", said: `${words}${year}`, preposition: own }
  }
  const said = span.called ?? words
  return {
    anchor: "span",
    said,
    preposition: span.called && preposition ? "over" : own,
    window,
    today,
  }
}

/** The name of a span in the words of the question, with its days where those do not say them. */
export const spanName = (
  words: string,
  span: Span,
  dates: DateContext,
  preposition: "in" | "on" | null = null,
): PeriodName => {
  const { today } = dates
  const [, now, yesterday, which, unit] = CALENDAR.exec(words) ?? []
  if (now ?? yesterday) return { anchor: "calendar", unit: "day", count: now ? 0 : 1 }
  if (which && unit)
    return { anchor: "calendar", unit: unitOf(unit), count: /^last$/i.test(which) ? 1 : 0 }
  const { from, to, called, event, evening, otherwise } = span
  if (from !== to) {
    const until = to > today && from <= today ? today : to
    return named(words, span, { from, to: until }, dates, preposition)
  }
  const day = { anchor: "day", date: from, today } as const
  if (span.night) return { anchor: "evening", said: words, day }
  return {
    ...day,
    ...(called === undefined ? {} : { called }),
    ...(event === undefined ? {} : { event }),
    ...(evening ? { evening } : {}),
    ...(otherwise === undefined ? {} : { otherwise }),
    ...(span.ago === undefined ? {} : { ago: span.ago }),
  }
}

import type { Metric } from "#domain/metric"
import type { LocalDate } from "#domain/time"
import { addDays } from "#domain/time"
import { MAX_WINDOW_DAYS, type Window } from "#domain/window"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { namedForms } from "#embedded/model/understanding/time/named-forms"
import { notedForms } from "#embedded/model/understanding/time/noted-forms"
import type { Form } from "#embedded/model/understanding/time/period-form"
import {
  inWords,
  isCalendar,
  type PeriodName,
  tidyName,
} from "#embedded/model/understanding/time/period-name"
import { relativeForms } from "#embedded/model/understanding/time/relative-forms"
import { rollingForms } from "#embedded/model/understanding/time/rolling-forms"
import { disjoint } from "#embedded/model/understanding/words/text"
import type { TextSpan } from "#language/text-span"

/** A window of local days, both ends inclusive, as a question named it. */
export interface Period {
  readonly window: Window
  readonly name: PeriodName
  /**
   * `preceding` depends on the time named beside it: "the 7 days before" after "the last 7 days". `beside` was said
   * from the time of the question before it.
   */
  readonly form: Form["form"]
}

export interface FoundPeriod extends Period, TextSpan {}

/** The forms of periods. When two match at the same position the longer match wins. */
const forms = [...rollingForms, ...relativeForms, ...namedForms, ...notedForms]

/** Compiles the patterns of times by looking for each of them in a text, as a search does when it first needs them. */
export function* compileForms(text: string): Generator<undefined, void> {
  for (const { pattern } of forms) {
    text.matchAll(pattern).next()
    yield
  }
}

const clipped = (window: Window, today: LocalDate): Window => {
  const to = window.from <= today && window.to > today ? today : window.to
  const earliest = addDays(to, 1 - MAX_WINDOW_DAYS)
  return { from: [window.from, earliest].sort()[1]!, to }
}

/** More times of one form than a question names. */
const MAX_NAMED = 8

/**
 * Every time phrase of a question, in order, none overlapping.
 *
 * "last N days" are N calendar days that end today, and a rolling month is thirty of them. "last
 * week", "last month" and "last year" are whole calendar ones, weeks from Monday; "the past week"
 * ends today. "last night" is today's date, since a night carries the day of waking up. A month or
 * a day without its year is the latest that has begun. Nothing reaches beyond today, nor further
 * back than a window may.
 */
export const findPeriods = (text: string, dates: DateContext): ReadonlyArray<FoundPeriod> => {
  const found: Array<FoundPeriod> = []
  for (const { form, pattern, read } of forms) {
    for (const match of text.matchAll(pattern).take(MAX_NAMED)) {
      const parsed = read(match.slice(1), dates, match[0])
      if (parsed === null) continue
      found.push({
        form,
        window: clipped(parsed.window, dates.today),
        name: tidyName(parsed.name),
        start: match.index,
        end: match.index + match[0].length,
      })
    }
  }
  return sinceThen(text, withoutEver(text, disjoint(found)), dates)
}

/** "the most I have ever done in the last 90 days": beside a time of its own, "ever" says nothing. */
const withoutEver = (
  text: string,
  found: ReadonlyArray<FoundPeriod>,
): ReadonlyArray<FoundPeriod> => {
  const named = found.filter(({ start, end }) => !/^ever$/i.test(text.slice(start, end)))
  return named.length > 0 ? named : found
}

const SINCE_THEN = /\b(?:ever )?since (?:then|that)\b/gi

/** From a time's beginning until today. */
export const onwards = (period: FoundPeriod, { today }: DateContext): FoundPeriod =>
  period.window.from > today
    ? period
    : {
        ...period,
        form: "since",
        window: { from: period.window.from, to: today },
        name: period.name.anchor === "since" ? period.name : { anchor: "since", of: period.name },
      }

/** "I moved in March. Has my sleep changed since then?" means since March. */
const sinceThen = (
  text: string,
  found: ReadonlyArray<FoundPeriod>,
  dates: DateContext,
): ReadonlyArray<FoundPeriod> => {
  const [then] = text.matchAll(SINCE_THEN)
  const named = then && found.findLast(({ end }) => end <= then.index)
  if (!then || !named) return found
  return [onwards(named, dates), ...found.filter(({ start }) => start > then.index)]
}

/** Whether a metric is one of the sleep itself, whose days are nights. */
export const isOfSleep = ({ sources }: Metric): boolean =>
  sources.every(({ table }) => table === "sleep_sessions")

const LAST_NIGHT: PeriodName = { anchor: "calendar", unit: "night", count: 0 }

/**
 * Of going to bed and falling asleep (`begins`) a day is the night that begins in its evening. Of other things a
 * day of a question about sleep is the night that ends on it, and is called so. The night of a holiday that
 * is kept in the evening begins on it: "New Year's Eve".
 */
export const nightOf = (
  period: FoundPeriod,
  { today }: DateContext,
  begins = false,
): FoundPeriod => {
  const { name, window } = period
  if (begins && isCalendar(name, "day", 1)) {
    return { ...period, window: { from: today, to: today }, name: LAST_NIGHT }
  }
  if (name.anchor !== "day" || name.event !== undefined || window.from !== window.to) return period
  if (!name.evening && !(begins && addDays(name.date, 1) <= today))
    return { ...period, name: { ...name, night: true } }
  const waking = addDays(name.date, 1)
  return waking > today
    ? period
    : {
        ...period,
        window: { from: waking, to: waking },
        name: begins
          ? {
              anchor: "evening",
              said: inWords({ name }).replace(/^on /, ""),
              day: { ...name, date: waking },
            }
          : { ...name, date: waking, night: true },
      }
}

/** What is usual for a day or a time: the days right before it that docs/questions.md names. */
export const usualBefore = (window: Window): Window => daysBefore(window, DEFAULT_DAYS.usual)

/** A number of days right before a window. */
export const daysBefore = ({ from }: Window, days: number): Window => ({
  from: addDays(from, -days),
  to: addDays(from, -1),
})

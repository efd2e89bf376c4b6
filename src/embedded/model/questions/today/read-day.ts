import type { LocalDate } from "#domain/time"
import { daysIn } from "#domain/window"
import type { Today } from "#embedded/model/questions/today/intent"
import { AFTER_SESSION } from "#embedded/model/questions/today/wordings"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const FROM_A_DAY = phrases`(recover*|rested|over) ...1 (from|after) ...3`

/** More days than this are a course, not a state. */
export const RECENT_DAYS = 14
const WEEK_DAYS = 7

/** A week that is over, or as many days: the nights a question for enough sleep is about. */
export const weekOf = ({ periods, dates }: ParsedQuestion) => {
  const [period] = periods
  return period && daysIn(period.window) === WEEK_DAYS && period.window.to < dates.today
    ? period
    : null
}

/** Whether more than a fortnight is asked about. */
export const isOfMonth = ({ periods }: ParsedQuestion): boolean =>
  periods.some(({ window }) => daysIn(window) > RECENT_DAYS)

/** Several nights: a single one is judged by itself. */
export const isOfNights = (periods: ParsedQuestion["periods"]): boolean =>
  periods.some(({ window }) => daysIn(window) > 1)

const asksRecovery = (asks: Today["asks"]): boolean => asks === "recovered" || asks === "state"

/** The single day that a question names, else today. */
export const dayOf = ({ periods, dates }: ParsedQuestion): LocalDate =>
  periods.find(({ window }) => daysIn(window) === 1)?.window.to ?? dates.today

/** Whether recovery from a day is asked for, so that the last night tells it and not that of the day. */
export const isFromDay = ({ whole }: ParsedQuestion, asks: Today["asks"]): boolean =>
  asksRecovery(asks) && FROM_A_DAY.test(whole)

/** The day of the session that somebody asks to have recovered from. */
export const sessionOf = (parsed: ParsedQuestion, asks: Today["asks"]): Today["session"] | null => {
  if (!asksRecovery(asks) || !AFTER_SESSION.test(parsed.whole)) return null
  const day = dayOf(parsed)
  return day < parsed.dates.today ? day : "last"
}

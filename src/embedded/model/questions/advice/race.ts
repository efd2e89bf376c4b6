import type { Advice as Entry } from "#catalogue/advice/advice"
import type { Advice } from "#embedded/model/questions/advice/intent"
import { type FoundLimit, findLimits } from "#embedded/model/understanding/limits/limit"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { findPeriods } from "#embedded/model/understanding/time/period"
import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** A race that a text names. */
interface Aim extends TextSpan {
  readonly entry: Entry
}

/** What stands ahead of the time of a race. */
const AHEAD = phrases`
  (in|under|below|within|sub|inside|at|of|break|beat)
`
/** What asks of a race with its time: for a plan, for the pace, or whether it can be done. */
const ASKS_OF_RACE = phrases`
  (can|could|will|would|am) i ...4 (run|do|finish|make|manage|break|able|hit)
  how fast ...6 (need|have|should|must|do)
  what pace
  (train|coach|prepare|prep) (me|for)
  how (do|can|could|should|would|to|far) ...6
  (plan|program|programme|schedule)
  (want|wanna|like|trying|hope|hoping|aiming|going|love|need) (to|a|for)
`
/** Asks what was, not what could be. */
const PAST = phrases`
  (did|have|has) i
  how (many|often)
  last (week|month|year)
  ever
`
const HOUR_MIN = 60
/** Nobody takes longer for a race than so many hours: "25:00" is of minutes. */
const MAX_HOURS = 8

/** The minutes of a limit that is a time; null for another one. */
const minutesOf = (
  text: string,
  { start, end, is, said, quantity }: FoundLimit,
  aim: TextSpan,
): number | null => {
  const isBeside = quantity.unit === "min" && text.slice(end, aim.start) === " "
  const isTime = said
    ? is === "below" || is === "at_most"
    : isBeside || AHEAD.endsBefore(text, start)
  if (!isTime) return null
  if (quantity.unit === "min") return quantity.value
  if (quantity.unit !== "clock") return null
  return quantity.value > MAX_HOURS ? quantity.value : quantity.value * HOUR_MIN
}

/** The time in which a text wants to run a race; undefined where it names none. */
export const raceIn = (text: string, aim: Aim, dates: DateContext): Advice["race"] => {
  if (aim.entry.race_km === undefined) return undefined
  const [minutes] = findLimits(text).flatMap((limit) => minutesOf(text, limit, aim) ?? [])
  const window = { from: dates.first, to: dates.today }
  return minutes === undefined
    ? undefined
    : { minutes, window, dated: findPeriods(text, dates).length > 0 }
}

/** Whether a text asks what to do for a race, or whether it can be done. */
export const asksOfRace = (text: string): boolean => ASKS_OF_RACE.test(text) && !PAST.test(text)

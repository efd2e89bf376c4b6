import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { isOfJourney } from "#embedded/model/understanding/time/noted-forms"
import { SPAN, timeOf } from "#embedded/model/understanding/time/span"
import { isUnplaced, type Unplaced } from "#embedded/model/understanding/time/unplaced"
import { phrases } from "#language/phrases"

const MAX_NAMED = 8

const NAMED = new RegExp(
  `\\b(?:(on|in|during|for|over|around|before|after|since|until|from|of) (?:the )?)?(${SPAN})`,
  "gi",
)

const OWN = phrases`(i|me|my|mine|we|our)`

/** "higher than 31.4" is a number unless a day leads it. */
const DECIMAL = /^\d+\.\d+\.?$/
const OF_DAYS = /^(?:on|since|before|after|until)$/i

/** Whether the words around a time that cannot be placed mean a time: "Ramadan" alone may be a topic. */
const isMeant = (time: Unplaced, said: string, lead: string | undefined, text: string): boolean =>
  time.unplaced === "no_such_day"
    ? !DECIMAL.test(said) || (lead !== undefined && OF_DAYS.test(lead))
    : lead !== undefined || OWN.test(text)

/** The first time in a text that is named and cannot be put on the calendar; null without one. */
export const unplacedIn = (text: string, dates: DateContext): Unplaced | null => {
  for (const [, lead, said] of text.matchAll(NAMED).take(MAX_NAMED)) {
    const time = timeOf(said!, dates)
    if (isUnplaced(time) && isMeant(time, said!, lead, text)) return time
  }
  return isOfJourney(text) ? { unplaced: "journey" } : null
}

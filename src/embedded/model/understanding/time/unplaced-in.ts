import type { DateContext } from "#embedded/model/understanding/time/date-context"
import { SPAN, timeOf } from "#embedded/model/understanding/time/span"
import { isUnplaced, type Unplaced } from "#embedded/model/understanding/time/unplaced"
import { verbose } from "#embedded/model/understanding/words/table"
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

const AWAY =
  "(?:away\\b|abroad\\b|travell?ing\\b|on (?:a |my |our )?(?:holidays?|vacation|business trip|trip)\\b)"

const STAYED = "(?:was|were|went|spent|stayed|flew|travell?ed)"
/** Where nobody travels to: "the days I was in bed by ten". */
const PLACE = "(?!(?:the )?(?:bed|sleep|deep|light|rem|zone|range|target)\\b)[a-z]"

/** "the week I was in Spain", "while I was abroad", "during my trip". */
const JOURNEY = new RegExp(
  verbose`
    \b(?:(?:the|that) (?:weekend|(?:two |three )?weeks?|fortnight|month|summer|winter)(?: that| when)? (?:i|we) 
    (?:${STAYED} (?:(?:in|to|at) ${PLACE}|${AWAY})|visited ${PLACE})|
    (?:the|those) (?:days?|nights?)(?: that| when)? (?:i|we) ${STAYED} (?:in ${PLACE}|${AWAY})|
    (?:when|while) (?:i|we) (?:was|were) (?:last )?${AWAY}|
    (?:on|during|over) my (?:last )?(?:trip|journey|holidays?|vacation)\b)
  `,
  "i",
)

/** The first time in a text that is named and cannot be put on the calendar; null without one. */
export const unplacedIn = (text: string, dates: DateContext): Unplaced | null => {
  for (const [, lead, said] of text.matchAll(NAMED).take(MAX_NAMED)) {
    const time = timeOf(said!, dates)
    if (isUnplaced(time) && isMeant(time, said!, lead, text)) return time
  }
  return JOURNEY.test(text) ? { unplaced: "journey" } : null
}

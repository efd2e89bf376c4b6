import { isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"
import type { DateContext } from "#embedded/model/understanding/time/date-context"
import type { Form } from "#embedded/model/understanding/time/period-form"
import { verbose } from "#embedded/model/understanding/words/table"

const AWAY =
  "(?:away\\b|abroad\\b|travell?ing\\b|on (?:a |my |our )?(?:holidays?|vacation|business trip|trip)\\b)"

const STAYED = "(?:was|were|went|spent|stayed|flew|travell?ed)"
/** A place; nobody travels to bed: "the days I was in bed by ten". */
const PLACE = "(?!(?:the )?(?:bed|sleep|deep|light|rem|zone|range|target)\\b)(?:the )?([a-z]{3,})"

const STAY = verbose`
  (?:the|that) (?:weekend|(?:two |three )?weeks?|fortnight|month|summer|winter)(?: that| when)? (?:i|we) 
  (?:${STAYED} (?:(?:in|to|at) ${PLACE}|${AWAY})|visited ${PLACE})|
  (?:the|those) (?:days?|nights?)(?: that| when)? (?:i|we) ${STAYED} (?:in ${PLACE}|${AWAY})|
  (?:when|while) (?:i|we) (?:was|were) (?:last )?${AWAY}|
  (?:on|during|over) my (?:last )?(trip|journey|holiday|vacation)s?\b
`

/** "the week I was in Spain", "while I was abroad", "during my trip". */
const JOURNEY = new RegExp(`\\b(?:${STAY})`, "i")

/** Whether a text names the time of a journey. */
export const isOfJourney = (text: string): boolean => JOURNEY.test(text)

/** The days of a journey, behind what was said of it. */
const DAYS = /\((\d{4}-\d{2}-\d{2}) to (\d{4}-\d{2}-\d{2})\)$/

/** What a person said of a journey with its days, as it is remembered: "I was in Spain (2026-08-03 to 2026-08-10)". */
export const journeyNote = (said: string, { from, to }: Window): string =>
  `${said} (${from} to ${to})`

/** The days of the latest journey that is remembered, of those to a place where one is named; null without. */
const rememberedTo = (place: string | undefined, { memory, today }: DateContext): Window | null =>
  memory
    .filter((line) => place === undefined || line.toLowerCase().includes(place.toLowerCase()))
    .flatMap((line) => {
      const [, from, to] = DAYS.exec(line) ?? []
      return from && to && isLocalDate(from) && isLocalDate(to) && from <= to && to <= today
        ? [{ from, to }]
        : []
    })
    .sort((one, other) => (one.from < other.from ? 1 : -1))[0] ?? null

const NO_PLACE = /^(?:trip|journey|holiday|vacation)$/i

/** The time of a journey whose days the person has said before. */
export const journeyForm: Form = {
  form: "named",
  // "when I was in Spain" may be "when I was in love": it is a time only where such a journey is remembered.
  pattern: new RegExp(
    `\\b(?:${STAY}|(?:when|while) (?:i|we) (?:was|were) (?:in|at) ${PLACE})`,
    "gi",
  ),
  read: (groups, dates) => {
    const named = groups.find(Boolean)
    const window =
      rememberedTo(named, dates) ??
      (named === undefined || NO_PLACE.test(named) ? rememberedTo(undefined, dates) : null)
    const { today } = dates
    return (
      window && {
        window,
        name: { anchor: "span", said: "that trip", preposition: "on", window, today },
      }
    )
  },
}

import { type DatedNote, datedNoteOf } from "#domain/dated-note"
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

/** What the person has said that happened, the latest first. */
const notesIn = ({ memory, today }: DateContext): ReadonlyArray<DatedNote> =>
  memory
    .flatMap((line) => datedNoteOf(line) ?? [])
    .filter(({ window }) => window.to <= today)
    .sort((one, other) => (one.window.from < other.window.from ? 1 : -1))

const isJourney = ({ window }: DatedNote): boolean => window.from < window.to

const mentions = ({ said }: DatedNote, word: string): boolean =>
  said.toLowerCase().includes(word.toLowerCase())

const NO_PLACE = /^(?:trip|journey|holiday|vacation)$/i

const journeyTo = (named: string | undefined, dates: DateContext): DatedNote | undefined => {
  const journeys = notesIn(dates).filter(isJourney)
  const found = named && journeys.find((note) => mentions(note, named))
  return found || (named === undefined || NO_PLACE.test(named) ? journeys[0] : undefined)
}

/** Words of a beginning that do not say what began. */
const LITTLE = /^(?:taking|using|doing|going|with|my|the|new|to|on|up|out|and|it|this)$/i
const BEGAN =
  "(?:started|began|stopped|quit|gave up|took up|moved|switched|changed|bought|got|cut out|cut down)"

const beginningOf = (what: string, dates: DateContext): DatedNote | undefined => {
  const words = what.split(/[^a-z]+/i).filter((word) => word.length > 2 && !LITTLE.test(word))
  return words.length === 0
    ? undefined
    : notesIn(dates).find((note) => !isJourney(note) && words.every((word) => mentions(note, word)))
}

/** Times that the person has said before: those of a journey, and since a day on which something began. */
export const notedForms: ReadonlyArray<Form> = [
  {
    form: "named",
    // "when I was in Spain" may be "when I was in love": it is a time only where such a journey is remembered.
    pattern: new RegExp(
      `\\b(?:${STAY}|(?:when|while) (?:i|we) (?:was|were) (?:in|at) ${PLACE})`,
      "gi",
    ),
    read: (groups, dates) => {
      const window = journeyTo(groups.find(Boolean), dates)?.window
      const { today } = dates
      return window
        ? { window, name: { anchor: "span", said: "that trip", preposition: "on", window, today } }
        : null
    },
  },
  {
    form: "since",
    pattern: new RegExp(`\\b(?:since|after) (?:i|we) ${BEGAN} ([a-z' ]{1,40})`, "gi"),
    read: ([what], dates) => {
      const from = beginningOf(what!, dates)?.window.from
      const { today } = dates
      return from === undefined
        ? null
        : {
            window: { from, to: today },
            name: { anchor: "since", of: { anchor: "day", date: from, today } },
          }
    },
  },
]

import type { Briefing } from "#domain/briefing"
import type { DatedNote } from "#domain/dated-note"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { clausesOf, isKeepable } from "#embedded/model/understanding/statement"
import { endOf, without } from "#embedded/model/understanding/words/text"
import { phrases } from "#language/phrases"

/** What a message says that happened, and whether it says nothing else. */
export interface DatedNotes {
  readonly notes: ReadonlyArray<DatedNote>
  readonly isAll: boolean
}

/** Where somebody was for some days. */
const TRAVELLED = phrases`
  (i|we) (was|were|went|flew|travelled|traveled|stayed|drove) [(away|back)] (in|to|at|abroad|travelling|traveling|away)
  (i|we) (was|were|went) on ...2(a|my|our|the|business|family) (trip|holiday|holidays|vacation|cruise)
  (i|we) (visited|spent)
  my ...2 (trip|journey|holiday|holidays|vacation) (was|lasted|went) ...6
`
/** What began or ended on a day. */
const BEGAN = phrases`
  (i|i've|we) [have] [just] (started|began|begun|stopped|quit|changed|switched|moved|bought|got|dropped|joined)
  (i|i've|we) [have] (gave up|given up|took up|taken up|cut out|cut down|went on|came off)
`
const REMEMBER = /^(?:please )?(?:remember|note|save|keep in mind|fyi|btw)(?: that)?[,:]?\s+/i
/** What led to the date that was taken out. */
const DANGLING = /[\s,]+(?:on|in|from|since|between|around|about|over|for)?[\s,.]*$/i
const MAX_CHARS = 160
const MIN_WORDS = 3

/** The clauses of a message that are read for notes. */
const MAX_CLAUSES = 4

const speaks = (clause: string): boolean => TRAVELLED.test(clause) || BEGAN.test(clause)

const noteOf = (briefing: Briefing, clause: string): DatedNote | null => {
  if (clause.length > MAX_CHARS) return null
  const { whole, periods } = parseQuestion(briefing, clause.replace(REMEMBER, ""))
  const [period, more] = periods
  if (!period || more || period.window.to > briefing.today) return null
  const { window } = period
  const said = without(whole, [period]).replace(/\s+/g, " ").trim().replace(DANGLING, "")
  const isNote = window.from === window.to ? BEGAN.test(clause) : TRAVELLED.test(clause)
  return isNote && said.split(" ").length >= MIN_WORDS ? { said, window } : null
}

const known = new WeakMap<Briefing, DatedNotes>()

/**
 * What a message says that happened on days it names: "I was in Spain from 3 to 10 August", "I quit coffee on 1
 * October". A journey takes several days and a beginning one; both are in the past. Cached by briefing.
 */
export const datedNotesIn = (briefing: Briefing): DatedNotes => {
  const before = known.get(briefing)
  if (before) return before
  const clauses = clausesOf(endOf(briefing.question))
  const notes = clauses
    .filter((clause) => isKeepable(clause) && speaks(clause))
    .slice(0, MAX_CLAUSES)
    .flatMap((clause) => noteOf(briefing, clause) ?? [])
  const all = { notes, isAll: notes.length > 0 && notes.length === clauses.length }
  known.set(briefing, all)
  return all
}

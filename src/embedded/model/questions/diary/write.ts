import type { Briefing } from "#domain/briefing"
import { dateInWords } from "#domain/date-in-words"
import type { Fact, Ledger } from "#domain/ledger"
import { addDays } from "#domain/time"
import { listed } from "#embedded/model/english"
import { placeholder } from "#embedded/model/placeholder"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { DiaryEntry } from "#embedded/model/questions/diary/intent"
import { notesOf } from "#embedded/model/questions/diary/notes"

/** The day of a note, as people say it. */
const dayOf = (fact: Fact, today: string): string => {
  const date = fact.item.window!.from
  if (date === today) return "today"
  return date === addDays(today, -1) ? "yesterday" : dateInWords(date)
}

/** "today: 2 coffees and magnesium; for yesterday: a beer" */
const byDay = (facts: ReadonlyArray<Fact>, today: string): string =>
  [...Map.groupBy(facts, (fact) => dayOf(fact, today))]
    .map(([day, of]) => `${day}: ${listed(of.map(placeholder))}`)
    .join("; for ")

const OPENINGS = {
  note: "Noted for",
  replace: "Changed, now noted for",
  undo: "Taken back for",
} as const

/** One sentence that says what was noted for which day, changed, or taken back. */
export const writeDiary = (
  intent: DiaryEntry,
  { today }: Briefing,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const { those } = foundBy(ledger, "noted", { notes: notesOf(intent) })
  const [notes, untaken] = [those("note"), those("untaken")]
  return [
    paragraph([
      notes.length > 0 ? `${OPENINGS[intent.does]} ${byDay(notes, today)}.` : null,
      untaken.length > 0
        ? `I left out ${listed(untaken.map(placeholder))}: that can hardly be right. Please say it again.`
        : null,
    ]),
  ]
}

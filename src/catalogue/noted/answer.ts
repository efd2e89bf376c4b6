import { contentOf } from "#catalogue/noted/content"
import type { Said } from "#catalogue/noted/said"
import type { SaidNote } from "#catalogue/noted/spoken"
import { noteInWords } from "#catalogue/noted/wording"
import { dayInWords, dayOfMonth } from "#domain/date-in-words"
import { addDays, type LocalDate } from "#domain/time"
import type { FactSheetItem } from "#domain/turn-result"

/** The sentences about what was noted, changed or taken back, and the notes as facts. */
export interface NoteAnswer {
  readonly text: string
  readonly facts: ReadonlyArray<FactSheetItem>
}

/** A note in words, or both values of a blood pressure as one. */
interface Line {
  readonly note: SaidNote
  readonly words: string
  readonly isTaken: boolean
}

const WEEK = 7

const isPressure = ({ name = "" }: SaidNote): boolean =>
  /^(?:systolic|diastolic) blood pressure$/.test(name)

const linesOf = (notes: ReadonlyArray<SaidNote>, today: LocalDate): ReadonlyArray<Line> => {
  const isTaken = (note: SaidNote) => !("field" in contentOf(note, today))
  const lines: Array<Line> = []
  for (let at = 0; at < notes.length; at++) {
    const [note, low] = [notes[at]!, notes[at + 1]]
    if (low && isPressure(note) && isPressure(low) && low.date === note.date) {
      const words = `blood pressure ${note.value}/${low.value} mmHg`
      lines.push({ note, words, isTaken: isTaken(note) && isTaken(low) })
      at++
    } else lines.push({ note, words: noteInWords(note), isTaken: isTaken(note) })
  }
  return lines
}

/** "today", "Tuesday 17 November", "3 August" */
const dayOf = (date: LocalDate, today: LocalDate): string => {
  if (date === today) return "today"
  if (date === addDays(today, -1)) return "yesterday"
  if (date === addDays(today, 1)) return "tomorrow"
  return date > addDays(today, -WEEK) ? dayInWords(date, today) : dayOfMonth(date, today)
}

const daysOf = ({ date, until }: SaidNote, today: LocalDate): string =>
  until === undefined || until === date
    ? dayOf(date, today)
    : `${dayOf(date, today)} to ${dayOf(until, today)}`

const listed = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`

/** "today: 2 coffees and magnesium; for yesterday: a beer" */
const byDay = (lines: ReadonlyArray<Line>, today: LocalDate): string =>
  [...Map.groupBy(lines, ({ note }) => daysOf(note, today))]
    .map(([days, of]) => `${days}: ${listed(of.map(({ words }) => words))}`)
    .join("; for ")

const OPENINGS = {
  note: "Noted for",
  replace: "Changed, now noted for",
  undo: "Taken back for",
} as const

/** What a message did to the diary, as it is said before anything else is answered. */
export const noteAnswer = ({ does, notes }: Said, today: LocalDate): NoteAnswer => {
  const lines = linesOf(notes, today)
  const [taken, untaken] = [
    lines.filter(({ isTaken }) => isTaken),
    lines.filter(({ isTaken }) => !isTaken),
  ]
  return {
    text: [
      taken.length > 0 ? `${OPENINGS[does]} ${byDay(taken, today)}.` : "",
      untaken.length > 0
        ? `I left out ${listed(untaken.map(({ words }) => words))}: that can hardly be right. Please say it again.`
        : "",
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    facts: lines.map(({ note, words, isTaken }, at) => ({
      key: `${isTaken ? "note" : "untaken"}_${at + 1}`,
      value: words,
      window: `${note.date}..${note.until ?? note.date}`,
    })),
  }
}

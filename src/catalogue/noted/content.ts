import { placed } from "#catalogue/noted/amount"
import { type ChangedNote, MAX_NOTE_NAME, type NewNote, type NoteContent } from "#domain/note"
import { addDays, isLocalDate, type LocalDate } from "#domain/time"

/** Why a note is not taken: which field, and what it must be. */
export interface Untaken {
  readonly field: "date" | "name" | "value" | "unit" | "text" | "until"
  readonly message: string
}

/** How far an event may reach into the time to come. */
const MAX_AHEAD_DAYS = 366
const FIRST_DAY = "1900-01-01"

const untaken = (field: Untaken["field"], message: string): Untaken => ({ field, message })

/** A line of somebody's own words, without control characters. */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .toWellFormed()

const dateOf = (note: NewNote, today: LocalDate): LocalDate | Untaken => {
  const date = note.date ?? today
  if (!isLocalDate(date)) return untaken("date", "date must be a day, as YYYY-MM-DD.")
  const last = note.kind === "event" ? addDays(today, MAX_AHEAD_DAYS) : addDays(today, 1)
  if (date > last) return untaken("date", "date must not lie in the future.")
  return date < FIRST_DAY ? untaken("date", "date is too long ago.") : date
}

const untilOf = ({ until, kind }: NewNote, date: LocalDate, today: LocalDate) => {
  if (until === undefined) return null
  if (kind !== "event") return untaken("until", "Only an event has an until.")
  if (!isLocalDate(until)) return untaken("until", "until must be a day, as YYYY-MM-DD.")
  if (until < date) return untaken("until", "until is before date.")
  return until > addDays(today, MAX_AHEAD_DAYS)
    ? untaken("until", "until is too far ahead.")
    : until
}

const isUntaken = (value: unknown): value is Untaken =>
  typeof value === "object" && value !== null && "field" in value

/** What a note holds, with its amount brought to its column; or why it is not taken. */
export const contentOf = (note: NewNote, today: LocalDate): NoteContent | Untaken => {
  const date = dateOf(note, today)
  if (isUntaken(date)) return date
  const until = untilOf(note, date, today)
  if (isUntaken(until)) return until
  const { kind } = note
  const text = note.text === undefined ? null : plain(note.text)
  const name = plain(note.name ?? (kind === "text" ? "note" : "")).slice(0, MAX_NOTE_NAME)
  if (name === "") return untaken("name", "name is required.")
  if (text === "" || (kind === "text" && text === null)) return untaken("text", "text is required.")
  const content = { date, kind, name, text, until }
  if (kind !== "amount") {
    if (note.value !== undefined) return untaken("value", "Only an amount has a value.")
    if (note.unit !== undefined) return untaken("unit", "Only an amount has a unit.")
    return { ...content, value: null, unit: null, column: null, amount: null }
  }
  if (note.value === undefined) return untaken("value", "value is required.")
  const unit = note.unit === undefined ? null : plain(note.unit)
  const place = placed(name, note.value, unit)
  if (place === "unit")
    return untaken("unit", "unit must be one that this quantity is measured in.")
  if (place === "value") return untaken("value", "value is not one that this quantity can have.")
  return { ...content, value: note.value, unit, ...place }
}

/** A note as it is after a change, as if it were new. */
export const changedNote = (before: NoteContent, change: ChangedNote): NewNote => {
  const after = { ...before, ...change }
  const given = Object.entries({
    value: after.value,
    unit: after.unit,
    text: after.text,
    until: after.until,
  }).filter(([, value]) => value !== null)
  return {
    date: after.date,
    kind: before.kind,
    name: after.name,
    ...Object.fromEntries(given),
  }
}

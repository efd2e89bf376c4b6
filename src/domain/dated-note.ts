import { isLocalDate } from "#domain/time"
import type { Window } from "#domain/window"

/** Something a person has said of themselves with its days: a journey, or a single day on which a habit began. */
export interface DatedNote {
  /** In their words, without the date. */
  readonly said: string
  readonly window: Window
}

const NOTE = /^(.*\S) \((\d{4}-\d{2}-\d{2})(?: to (\d{4}-\d{2}-\d{2}))?\)$/

/** The text of a memory entry: "I was in Spain (2026-08-03 to 2026-08-10)". */
export const datedNoteText = ({ said, window: { from, to } }: DatedNote): string =>
  `${said} (${from === to ? from : `${from} to ${to}`})`

/** The note that a memory entry is; null for any other entry. */
export const datedNoteOf = (text: string): DatedNote | null => {
  const [, said, from, to = from] = NOTE.exec(text) ?? []
  const isDated = from && to && isLocalDate(from) && isLocalDate(to) && from <= to
  return said && isDated ? { said, window: { from, to } } : null
}

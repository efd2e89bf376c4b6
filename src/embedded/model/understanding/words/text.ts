import { straightQuotes, typewritten } from "#language/normalise"

/** A stretch of a text, `end` exclusive. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

const MAX_QUESTION = 1_000

/** The end of a message, where its question stands: whatever was sent, reading it stays quick. */
export const endOf = (message: string, length = MAX_QUESTION): string => message.slice(-length)

/** One line of plain text, bounded: straight apostrophes, single spaces, nothing around it. */
export const tidy = (text: string, length = MAX_QUESTION): string =>
  endOf(straightQuotes(typewritten(endOf(text, length))), length)
    .replace(/\s+/g, " ")
    .trim()

/** The text with the stretches blanked out; every other character stays where it was. */
export const without = (text: string, stretches: ReadonlyArray<TextSpan>): string =>
  stretches.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  )

/** Of overlapping stretches the earliest stays, of those the longest; in order of the text. */
export const disjoint = <S extends TextSpan>(stretches: ReadonlyArray<S>): ReadonlyArray<S> => {
  const ordered = [...stretches].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Array<S> = []
  for (const stretch of ordered) {
    if (stretch.start >= (kept.at(-1)?.end ?? 0)) kept.push(stretch)
  }
  return kept
}

/** The sentences of a text, each with its closing mark. A dot within a number closes nothing. */
export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0)

import { straightQuotes, typewritten } from "#language/normalise"
import type { TextSpan } from "#language/text-span"

const MAX_QUESTION = 1_000

/**
 * The last characters of a message, which contain its question. Bounds the work of every pattern.
 */
export const endOf = (message: string, length = MAX_QUESTION): string => message.slice(-length)

/** One line of plain text, bounded: straight apostrophes, single spaces, nothing around it. */
export const tidy = (text: string, length = MAX_QUESTION): string =>
  endOf(straightQuotes(typewritten(endOf(text, length))), length)
    .replace(/\s+/g, " ")
    .trim()

/** The text with the spans blanked out; every other character keeps its place. */
export const without = (text: string, spans: ReadonlyArray<TextSpan>): string => {
  let rest = ""
  let at = 0
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (end <= at) continue
    const from = Math.max(start, at)
    rest += text.slice(at, from) + " ".repeat(end - from)
    at = end
  }
  return rest + text.slice(at)
}

/** The spans in order of the text; of overlapping ones the earliest stays, then the longest. */
export const disjoint = <S extends TextSpan>(spans: ReadonlyArray<S>): ReadonlyArray<S> => {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Array<S> = []
  for (const span of ordered) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span)
  }
  return kept
}

/** The sentences of a text, each with its closing mark. A dot within a number closes nothing. */
export const sentencesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 0)

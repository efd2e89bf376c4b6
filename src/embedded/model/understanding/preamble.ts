import { anyOf, pattern } from "#embedded/model/understanding/words/table"
import type { TextSpan } from "#language/text-span"

/** Beginnings of clauses about oneself. */
const ABOUT_SELF = pattern`
  ^((ok|okay|so|well|hi|hey|hello|good (morning|afternoon|evening)|um|like|and|but|because)[,!]? )*(i|i've|i'm|
    i'd|i'll|my|been|we|we've|it|it's|not sure|a friend|they|she|he|the doctor)\b
`
const ASKS = pattern`
  ^((so|and|but|ok|okay|anyway|now|well|then|please)[,:]? )*(how|what|what's|whats|which|when|who|why|where|does|
    do|did|is|are|am|was|were|can|could|should|would|will|has|have|on (how|which|what)|in (how|which|what)|for how|
    by (how|what)|at what|show|give|tell|compare|calculate|compute|count|list|find|in the|over the|average|mean)\b
`
/** Refers to what was said before. */
const REFERS_BACK = /\b(?:those|these|that|then|it|them|there|since|both|same)\b/i

/** A preamble about the person, and the question behind it. */
export interface Parted {
  readonly preamble: string
  readonly question: string
}

/**
 * Separates a preamble from the question after it; null when there is none, or the question needs
 * it.
 */
export const splitPreamble = (clauses: ReadonlyArray<string>): Parted | null => {
  const at = clauses.findIndex((clause, i) => i > 0 && ASKS.test(clause))
  if (at < 1 || !clauses.slice(0, at).every((clause) => ABOUT_SELF.test(clause))) return null
  const question = clauses.slice(at).join(" ")
  return REFERS_BACK.test(question) ? null : { preamble: clauses.slice(0, at).join(" "), question }
}

const BEGAN = anyOf`
  I('ve| have)? (just |recently )?(started|began|begun|stopped|quit|changed|switched|moved|bought|got)\b
  (my|the|our) (new )?[a-z ]{1,30} (started|began|arrived|was born)\b
`
const BEGINNING = new RegExp(
  `^(?:.{0,200}?\\b${BEGAN}[^.!?]{0,200}[.!]|(?:(?:so|ok|okay|well|hi|hey)[, ]+)?${BEGAN}[^.!?]{0,200}?[,;])(?= )`,
  "i",
)

/**
 * The beginning that a person mentions before the question: its date starts a period, and its words
 * are not part of the question.
 */
export const beginningOf = (text: string): TextSpan | null => {
  const match = BEGINNING.exec(text)
  return match && { start: 0, end: match[0].length }
}

const UNDATED = pattern`
  \b(since|when|after|before) (i|we) (started|began|stopped|quit|gave up|took up|moved|switched)\b[^.?!,]{0,40}
`

/** "since I started running": a beginning without its date, unless one of the question's periods gives it. */
export const undatedBeginningOf = (
  text: string,
  dated: ReadonlyArray<TextSpan>,
): TextSpan | null => {
  const match = UNDATED.exec(text)
  if (!match) return null
  const span = { start: match.index, end: match.index + match[0].length }
  return dated.some(({ start, end }) => start < span.end && end > span.start) ? null : span
}

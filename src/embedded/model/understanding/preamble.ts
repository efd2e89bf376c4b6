import { phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"

/** Beginnings of clauses about oneself. */
const ABOUT_SELF = phrases`
  ...5${phrases`
    ok
    okay
    so
    well
    hi
    hey
    hello
    good
    morning
    afternoon
    evening
    um
    like
    and
    but
    because
  `} (i|i've|i'm|i'd|i'll|my|been|we|we've|it|not sure|a friend|they|she|he|the doctor)
`
const ASKS = phrases`
  ...5(so|and|but|ok|okay|anyway|now|well|then|please) ${phrases`
    how
    what
    whats
    which
    when
    who
    why
    where
    does
    do
    did
    is
    are
    am
    was
    were
    can
    could
    should
    would
    will
    has
    have
    (on|in) (how|which|what)
    for how
    by (how|what)
    at what
    show
    give
    tell
    compare
    calculate
    compute
    count
    list
    find
    in the
    over the
    average
    mean
  `}
`
/** Refers to what was said before. */
const REFERS_BACK = phrases`
  (those|these|that|then|it|them|there|since|both|same)
`

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
  const at = clauses.findIndex((clause, i) => i > 0 && ASKS.beginsAt(clause, 0))
  if (at < 1 || !clauses.slice(0, at).every((clause) => ABOUT_SELF.beginsAt(clause, 0))) return null
  const question = clauses.slice(at).join(" ")
  return REFERS_BACK.test(question) ? null : { preamble: clauses.slice(0, at).join(" "), question }
}

const BEGAN = phrases`
  (i|i've) [have] [(just|recently)] (started|began|begun|stopped|quit|changed|switched|moved|bought|got)
  (my|the|our) ...5 (started|began|arrived|was born)
`
const FIRST = phrases`
  ...2(so|ok|okay|well|hi|hey) ${BEGAN}
`
/** The rest of a sentence, and that of a clause. */
const SENTENCE = /^[^.!?]{0,200}[.!](?= )/
const CLAUSE = /^[^.!?]{0,200}?[,;](?= )/
/** How far a sentence is looked for its end. */
const FAR = 202

/**
 * The beginning that a person mentions before the question: its date starts a period, and its words
 * are not part of the question.
 */
export const beginningOf = (text: string): TextSpan | null => {
  const found = BEGAN.find(text)
  const first = FIRST.beginsAt(text, 0) ? found.slice(0, 1) : []
  const ends = (spans: ReadonlyArray<TextSpan>, part: RegExp) =>
    spans.flatMap(({ end }) => {
      const rest = part.exec(text.slice(end, end + FAR))
      return rest ? [end + rest[0].length] : []
    })
  const [end] = [...ends(found, SENTENCE), ...ends(first, CLAUSE)]
  return end === undefined ? null : { start: 0, end }
}

const UNDATED = phrases`
  (since|when|after|before) (i|we) (started|began|stopped|quit|gave up|took up|moved|switched)
`
/** What it says of the beginning. */
const WHAT = /^[^.?!,]{0,40}/

/** "since I started running": a beginning without its date, unless one of the question's periods gives it. */
export const undatedBeginningOf = (
  text: string,
  dated: ReadonlyArray<TextSpan>,
): TextSpan | null => {
  const [began] = UNDATED.find(text)
  if (!began) return null
  const rest = WHAT.exec(text.slice(began.end))
  const span = { start: began.start, end: began.end + (rest?.[0].length ?? 0) }
  return dated.some(({ start, end }) => start < span.end && end > span.start) ? null : span
}

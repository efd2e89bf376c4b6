import { asidesIn, isAdverb } from "#embedded/model/understanding/asides"
import { ARITHMETIC, HARMLESS } from "#embedded/model/understanding/harmless"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { disjoint, tidy, without } from "#embedded/model/understanding/words/text"
import { type Matched, phrases } from "#language/phrases"
import type { TextSpan } from "#language/text-span"
import { countBelow, placedTokens } from "#language/tokens"

/** Of a longer phrase only these words at its beginning and its end were looked for: what is between them is a gap. */
const EDGE = 3

/** A word of a text. */
type Placed = TextSpan & { readonly word: string }

const wordsIn = (text: string): ReadonlyArray<Placed> => {
  const { words, starts, ends } = placedTokens(text)
  return words.map((word, at) => ({ word, start: starts[at]!, end: ends[at]! }))
}

/** The words of a phrase that were looked for; `starts` are those of the words. */
const lookedFor = (
  words: ReadonlyArray<Placed>,
  starts: ReadonlyArray<number>,
  span: TextSpan,
): ReadonlyArray<TextSpan> => {
  const inside = words
    .slice(countBelow(starts, span.start), countBelow(starts, span.end))
    .filter(({ end }) => end <= span.end)
  return inside.length <= 2 * EDGE ? inside : [...inside.slice(0, EDGE), ...inside.slice(-EDGE)]
}

/** Words of a question, side by side, that its reading does not account for. */
export interface LeftOut extends TextSpan {
  readonly words: string
  /** Whether they stand where words say which days, values or things are meant. */
  readonly narrows: boolean
}

/** Behind these, words say which: "in zork mode", "after pottery", "when I juggle", "does pottery help". */
const SAYS_WHICH = phrases`
  ${phrases`
    on | in | at | during | after | before | with | without | while | when | since | following | despite | due to
    because of | than | under | over | around | against | of | between | from | for | by | about | except | until
    if | whenever | versus | vs | and | or
  `} ...3${phrases`
    a | an | the | my | your | some | any | every | each | these | those | this | that | i | we | eating | drinking
    taking | having | doing | eat | drink | take | have | do | more | less | much | lots | lot | using | use
  `}
  (does|do|did|is|are|can|could|will|would|has) ...2(a|an|the|my|your|more|less|eating|drinking|taking|having|doing)
`
/** Before these as well: "on zork days", "the zork nights". */
const OF_WHICH = phrases`
  day/s | night/s | week/s | weekend/s | session/s | workout/s | run/s | ride/s | mode | season | phase | evening/s
  morning/s | hour/s | month/s | value/s
`

const narrowsAt = ({ whole, mentions }: ParsedQuestion, { start, end }: TextSpan): boolean =>
  SAYS_WHICH.endsBefore(whole, start) ||
  OF_WHICH.beginsAt(whole, end) ||
  mentions.some(
    (mention) => mention.start > end - 1 && whole.slice(end, mention.start).trim() === "",
  )

/** A question taken apart: what its reading accounts for, and what it does not. */
export interface Remainder {
  /** How many metrics, limits and times of theirs it has, and other words that its reader found. */
  readonly explained: number
  readonly leftOut: ReadonlyArray<LeftOut>
}

/** Two Latin letters and no digit: numbers and single letters say nothing by themselves. */
const CONTENT = /^(?!.*\d).*\p{Script=Latin}.*\p{Script=Latin}/u

const besideEachOther = (
  parsed: ParsedQuestion,
  words: ReadonlyArray<Placed>,
): ReadonlyArray<LeftOut> => {
  const text = parsed.whole
  const spans: Array<{ start: number; end: number }> = []
  for (const { start, end } of words) {
    const last = spans.at(-1)
    if (last && /^[\s'-]*$/.test(text.slice(last.end, start))) last.end = end
    else spans.push({ start, end })
  }
  return spans.map((span) => ({
    ...span,
    words: text.slice(span.start, span.end),
    narrows: narrowsAt(parsed, span),
  }))
}

/**
 * The content words of a question that its reading does not account for: no part of its metrics, periods or
 * limits, nor of `known`, nor of the phrases that its reader found, nor harmless. Only words of the message
 * itself count, not those of the question before it that completes it.
 */
export const remainderOf = (
  parsed: ParsedQuestion,
  matched: ReadonlyArray<Matched>,
  known: ReadonlyArray<TextSpan>,
): Remainder => {
  const { briefing, text, whole, mentions, periods, limits } = parsed
  const words = wordsIn(whole)
  const starts = words.map(({ start }) => start)
  const found = matched
    .filter((each) => each.text.length === text.length || each.text.length === whole.length)
    .flatMap((each) => each.spans.flatMap((span) => lookedFor(words, starts, span)))
  const inside = (spans: ReadonlyArray<TextSpan>) =>
    disjoint(spans.filter(({ end }) => end <= whole.length))
  const harmless = inside([...HARMLESS.find(whole), ...ARITHMETIC.find(whole), ...asidesIn(whole)])
  const message = new Set(wordsIn(tidy(briefing.question)).map(({ word }) => word.toLowerCase()))
  const contentIn = (all: string) =>
    wordsIn(without(all, harmless)).filter(
      ({ word, start, end }) =>
        CONTENT.test(word) && !isAdverb(word) && message.has(whole.slice(start, end).toLowerCase()),
    )
  const rest = contentIn(
    without(text, inside([...mentions, ...periods, ...limits, ...known, ...found])),
  )
  const named = inside([...mentions, ...limits])
  const inPlain = (all: string) => wordsIn(without(all, inside(HARMLESS.find(whole)))).length
  const other =
    inPlain(without(whole, named)) - inPlain(without(whole, [...named, ...inside(found)]))
  return {
    explained: named.length + (named.length > 0 ? periods.length : 0) + other,
    leftOut: besideEachOther(parsed, rest),
  }
}

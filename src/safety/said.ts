import { type MatchedText, matchText, sentenceTokens } from "#language/lexicon"
import type { NormalisedSentence } from "#safety/normalise-message"
import { mentions, type Passage } from "#safety/passage"
import { lexicon } from "#safety/signs"
import type { Steps } from "#safety/steps"

/** Sentences that somebody said, with the phrases that stand in them. */
export interface Said {
  readonly normalised: ReadonlyArray<NormalisedSentence>
  readonly sentences: ReadonlyArray<string>
  /** The same sentences as they were typed, in lower case. */
  readonly raw: ReadonlyArray<string>
  readonly text: MatchedText
  /** For each sentence its first word and the word behind it. */
  readonly spans: ReadonlyArray<readonly [from: number, to: number]>
}

/** Finds every phrase that the rules know in sentences. */
export function* readSentences(normalised: ReadonlyArray<NormalisedSentence>): Steps<Said> {
  const sentences = normalised.map(({ sentence }) => sentence)
  const { tokens, ends } = yield* sentenceTokens(sentences)
  const text = yield* matchText(lexicon, tokens)
  return {
    normalised,
    sentences,
    raw: normalised.map(({ raw }) => raw),
    text,
    spans: ends.map((to, at) => [ends[at - 1] ?? 0, to] as const),
  }
}

/** Everything that was said. */
export const wholeOf = ({ text }: Said): Passage => ({
  text,
  from: 0,
  to: text.tokens.words.length,
})

/** A sentence of what was said, by number. */
export const sentenceAt = ({ text, spans }: Said, at: number): Passage => ({
  text,
  from: spans[at]![0],
  to: spans[at]![1],
})

/** The sentence around a word of what was said. */
export const sentenceAround = ({ text }: Said, word: number): Passage => ({
  text,
  from: text.sentenceFrom[word]!,
  to: text.sentenceTo[word]!,
})

/** The sentences in which a phrase of a table stands, by number. */
export const sentencesWith = (said: Said, table: string): ReadonlyArray<number> =>
  said.spans.flatMap((_, at) => (mentions(sentenceAt(said, at), table) ? [at] : []))

/** Characters at the beginning and at the end of what somebody said that single patterns look at. */
const MAX_EXCERPT = 1_000

/** What was said as one text, its middle left out where it is long. */
export const excerptOf = (sentences: ReadonlyArray<string>): string => {
  const whole = sentences.join(" ")
  return whole.length <= 2 * MAX_EXCERPT
    ? whole
    : `${whole.slice(0, MAX_EXCERPT)} ${whole.slice(-MAX_EXCERPT)}`
}

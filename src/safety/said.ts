import { type MatchedText, matchText, sentenceTokens } from "#language/lexicon"
import type { Steps } from "#language/steps"
import type { NormalisedSentence } from "#safety/normalise-message"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { lexicon } from "#safety/signs"

/** Sentences that somebody said, with the phrases that stand in them. */
export interface Said {
  readonly normalised: ReadonlyArray<NormalisedSentence>
  readonly sentences: ReadonlyArray<string>
  /** The same sentences as they were typed, in lower case. */
  readonly raw: ReadonlyArray<string>
  /** The sentences as plain text, and for each word its first character there. */
  readonly plain: ReadonlyArray<string>
  readonly starts: ReadonlyArray<number>
  readonly text: MatchedText
  /** For each sentence its first word and the word behind it. */
  readonly spans: ReadonlyArray<readonly [from: number, to: number]>
}

/** Finds every phrase that the rules know in sentences. */
export function* readSentences(normalised: ReadonlyArray<NormalisedSentence>): Steps<Said> {
  const sentences = normalised.map(({ sentence }) => sentence)
  const { tokens, ends, plain, starts } = yield* sentenceTokens(sentences)
  const text = yield* matchText(lexicon, tokens)
  return {
    normalised,
    sentences,
    raw: normalised.map(({ raw }) => raw),
    plain,
    starts,
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
export const sentenceAt = ({ text, spans, plain, starts }: Said, at: number): Sentence => ({
  text,
  starts,
  plain: plain[at]!,
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

import { type MatchedText, matchText, sentenceTokens, standsWithin } from "#language/lexicon"
import { cues } from "#safety/cues"
import type { NormalisedSentence } from "#safety/normalise-message"
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

/** The sentences in which a cue stands, by number. */
export const sentencesWith = (
  { text, spans }: Said,
  cue: keyof typeof cues,
): ReadonlyArray<number> => {
  const phrases = lexicon.numbersOf(cues[cue])
  return spans.flatMap(([from, to], at) =>
    phrases.some((phrase) => standsWithin(text.matchesOf(phrase), from, to)) ? [at] : [],
  )
}

/** Characters at the beginning and at the end of what somebody said that single patterns look at. */
const MAX_EXCERPT = 1_000

/** What was said as one text, its middle left out where it is long. */
export const excerptOf = (sentences: ReadonlyArray<string>): string => {
  const whole = sentences.join(" ")
  return whole.length <= 2 * MAX_EXCERPT
    ? whole
    : `${whole.slice(0, MAX_EXCERPT)} ${whole.slice(-MAX_EXCERPT)}`
}

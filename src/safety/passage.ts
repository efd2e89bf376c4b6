import { lastBefore, type MatchedText, standsWithin, startingWithin } from "#language/lexicon"
import type { Match } from "#language/match"
import { JOINED } from "#language/tokens"
import { lexicon } from "#safety/signs"

/** Consecutive words of what somebody said: a sentence, or all of it. */
export interface Passage {
  readonly text: MatchedText
  readonly from: number
  readonly to: number
}

/** One sentence, with its characters for what is a grammar of numbers. */
export interface Sentence extends Passage {
  readonly plain: string
  /** The first character of each word, by its number in all that was said. */
  readonly starts: ReadonlyArray<number>
}

/** Whether a phrase of a table stands in a passage. */
export const mentions = ({ text, from, to }: Passage, table: string): boolean =>
  lexicon.numbersOf(table).some((phrase) => standsWithin(text.matchesOf(phrase), from, to))

/** Where the phrases of a table stand in a passage, from its beginning to its end. */
export const matchesIn = ({ text, from, to }: Passage, table: string): ReadonlyArray<Match> =>
  lexicon
    .numbersOf(table)
    .flatMap((phrase) => startingWithin(text.matchesOf(phrase), from, to))
    .sort((one, other) => one.start - other.start)

/** The words of a match. */
export const wordsOf = ({ text }: Passage, { start, end }: Match): ReadonlyArray<string> =>
  text.tokens.words.slice(start, end)

/** Whether a phrase of a table stands in a passage without a comma or the like in it. */
export const mentionsUnbroken = (passage: Passage, table: string): boolean =>
  matchesIn(passage, table).some(({ start, end }) =>
    passage.text.tokens.after.subarray(start, end - 1).every((after) => after === JOINED),
  )

/** Whether a phrase of a table ends directly before a word. */
export const endsBefore = ({ text, from }: Passage, table: string, word: number): boolean =>
  lexicon.numbersOf(table).some((phrase) => {
    const match = lastBefore(text.matchesOf(phrase), word)
    return match !== null && match.end === word && match.start >= from
  })

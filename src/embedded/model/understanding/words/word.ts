import type { TextSpan } from "#embedded/model/understanding/words/text"
import { isSlipOf } from "#language/slip"

/** A word of a text with the stem by which it is looked up. */
export interface Word extends TextSpan {
  readonly stem: string
  /** In lower case, as it was written. */
  readonly written: string
}

/** Lower case, without a genitive or plural ending. */
const stemOf = (word: string): string => {
  const bare = word.toLowerCase().replace(/'s?$/, "")
  return bare.length > 3 && bare.endsWith("s") && !/(?:ss|us|is)$/.test(bare)
    ? bare.slice(0, -1)
    : bare
}

/** The words of a text in order; a hyphen parts words. */
export const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu)].map((match) => ({
    stem: stemOf(match[0]),
    written: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The length from which one mistaken letter leaves no doubt. */
const SURE = 6

/** The same word, or one slip of a key away when it is long enough to be sure: "short" is no "sport". */
export const isNearly = (expected: string, word: string): boolean =>
  expected === word || isSlipOf(expected, word, SURE)

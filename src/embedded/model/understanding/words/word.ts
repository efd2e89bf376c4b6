import type { TextSpan } from "#language/text-span"
import { isTypoOf } from "#language/typo"

/** A word of a text, with the stem it is looked up by. */
export interface Word extends TextSpan {
  readonly stem: string
  /** In lower case, otherwise as written. */
  readonly written: string
}

/** In lower case, without a genitive or plural ending. */
const stemOf = (word: string): string => {
  const bare = word.toLowerCase().replace(/'s?$/, "")
  return bare.length > 3 && bare.endsWith("s") && !/(?:ss|us|is)$/.test(bare)
    ? bare.slice(0, -1)
    : bare
}

/** The words of a text in order; a hyphen separates words. */
export const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu)].map((match) => ({
    stem: stemOf(match[0]),
    written: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The minimum length of a word for a changed letter. */
const SURE = 6

/** Whether two words are equal or a typo apart; too short words have to be equal: "short" is not "sport". */
export const isNearly = (expected: string, word: string): boolean =>
  expected === word || isTypoOf(expected, word, SURE)

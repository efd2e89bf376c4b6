import type { Stretch } from "#embedded/model/understanding/words/text"

/** A word of a text with the stem by which it is looked up. */
export interface Word extends Stretch {
  readonly stem: string
}

/** Lower case, without a genitive or plural ending. */
export const stemOf = (word: string): string => {
  const bare = word.toLowerCase().replace(/'s?$/, "")
  return bare.length > 3 && bare.endsWith("s") && !/(?:ss|us|is)$/.test(bare)
    ? bare.slice(0, -1)
    : bare
}

/** The words of a text in order; a hyphen parts words. */
export const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu)].map((match) => ({
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))

const LEAST_LENGTH = 5

/**
 * Whether one letter was left out, put in or swapped with its neighbour; in a longer word also
 * whether one was mistaken: "short" is no "sport".
 */
const isOneSlip = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  const mistaken = a.length > LEAST_LENGTH && short.slice(at + 1) === long.slice(at + 1)
  return mistaken || (swapped && short.slice(at + 2) === long.slice(at + 2))
}

/** The same word, or one slip of a key away when it is long enough to be sure. */
export const isNearly = (expected: string, word: string): boolean =>
  expected === word ||
  (expected.length >= LEAST_LENGTH &&
    word.length >= LEAST_LENGTH - 1 &&
    expected[0] === word[0] &&
    Math.abs(expected.length - word.length) <= 1 &&
    isOneSlip(expected, word))

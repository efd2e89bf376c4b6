/** Typing errors: how a typed word may differ from the word that was meant. */

/** Whether one letter was omitted, inserted, or swapped with its neighbour. */
export const isOneEditAway = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return long.length === short.length && swapped && short.slice(at + 2) === long.slice(at + 2)
}

/** Whether two words of one length differ in a single letter. */
export const isOneLetterOff = (a: string, b: string): boolean => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.length === b.length && a !== b && a.slice(at + 1) === b.slice(at + 1)
}

/** The Levenshtein distance of two words. */
export const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length]!
}

/** The minimum length of a word for one typo, and for two. */
const MIN_LENGTH = 4
const MIN_LENGTH_TWO_TYPOS = 9

/**
 * Whether a word is another with a typo: one letter omitted, inserted or swapped; in words of at
 * least `sure` letters also one letter changed, and in long ones two edits before the ending. The
 * first letter has to be right, and in a word of four the letters.
 */
export const isTypoOf = (expected: string, word: string, sure: number): boolean => {
  const apart = Math.abs(expected.length - word.length)
  if (expected[0] !== word[0] || expected.length < MIN_LENGTH || apart > 2) return false
  if (expected.length === MIN_LENGTH) return apart === 0 && isOneEditAway(expected, word)
  if (word.length < MIN_LENGTH) return false
  if (isOneEditAway(expected, word)) return true
  if (expected.length >= sure && isOneLetterOff(expected, word)) return true
  const ends = expected.slice(-2) === word.slice(-2)
  return expected.length >= MIN_LENGTH_TWO_TYPOS && ends && distance(expected, word) <= 2
}

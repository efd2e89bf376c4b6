/** Slips of a key: how words may differ from what was meant. */

/** Whether one letter was left out, put in, or swapped with its neighbour. */
export const isOneOff = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length === short.length + 1) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return long.length === short.length && swapped && short.slice(at + 2) === long.slice(at + 2)
}

/** Whether words of one length differ by a single letter. */
export const isMistaken = (a: string, b: string): boolean => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a.length === b.length && a !== b && a.slice(at + 1) === b.slice(at + 1)
}

/** How many letters have to be put in, left out or changed between two words. */
const distance = (a: string, b: string): number => {
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

/** The shortest word in which a slip is looked for, and the shortest that two leave recognisable. */
const SHORTEST = 4
const TWO_SLIPS = 9

/**
 * Whether a word is another with a slip of a key: one letter left out, put in or swapped; in words
 * of at least `sure` letters also one mistaken, and in long ones two slips of any kind before the
 * ending. The first letter is right, and in a word of four the letters are.
 */
export const isSlipOf = (expected: string, word: string, sure: number): boolean => {
  const apart = Math.abs(expected.length - word.length)
  if (expected[0] !== word[0] || expected.length < SHORTEST || apart > 2) return false
  if (expected.length === SHORTEST) return apart === 0 && isOneOff(expected, word)
  if (word.length < SHORTEST) return false
  if (isOneOff(expected, word)) return true
  if (expected.length >= sure && isMistaken(expected, word)) return true
  const ends = expected.slice(-2) === word.slice(-2)
  return expected.length >= TWO_SLIPS && ends && distance(expected, word) <= 2
}

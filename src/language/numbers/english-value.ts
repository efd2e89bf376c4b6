import { ONES, TEENS, TENS } from "#language/number-words"

const VALUES: ReadonlyMap<string, number> = new Map([
  ...["zero", ...ONES, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 20 + 10 * at] as const),
  ["dozen", 12],
  ["couple", 2],
  ["pair", 2],
])
const SCALES: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
])
const MAX_WORDS = 12

/** A number in English words that begins at a word, and the word behind it; null where none begins. */
export const englishValue = (
  words: ReadonlyArray<string>,
  from: number,
): { readonly value: number; readonly to: number } | null => {
  let total = 0
  let current = 0
  let at = from
  let to = from
  for (; at < words.length && at < from + MAX_WORDS; at++) {
    const word = words[at]!
    const [value, scale] = [VALUES.get(word), SCALES.get(word)]
    if (value !== undefined) current += value
    else if (scale !== undefined && at > from) {
      current = (current || 1) * scale
      if (scale === 1_000) {
        total += current
        current = 0
      }
    } else if (at === from || (word !== "-" && word !== "and")) break
    else continue
    to = at + 1
  }
  return to > from ? { value: total + current, to } : null
}

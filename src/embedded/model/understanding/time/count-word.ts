import { NUMERAL, numeralOf } from "#language/numeral"

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  "couple of": 2,
  "a couple of": 2,
  couple: 2,
  few: 3,
  "a few": 3,
  several: 4,
}

const spelled = Object.keys(WORDS).sort((a, b) => b.length - a.length)

/** The source of a pattern that matches a count in digits or in words. */
export const COUNT = `(?:${NUMERAL}|${spelled.join("|")})`

/** The number that a match of `COUNT` names; "few" is three. */
export const countOf = (words: string): number =>
  WORDS[words.toLowerCase()] ?? Math.min(Math.round(numeralOf(words)), 9_999)

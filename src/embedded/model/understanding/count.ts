const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  "couple of": 2,
  "a couple of": 2,
  three: 3,
  few: 3,
  "a few": 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  hundred: 100,
  "a hundred": 100,
}

const spelled = Object.keys(WORDS).sort((a, b) => b.length - a.length)

/** The source of a pattern that matches a count in digits or in words. */
export const COUNT = `(?:\\d{1,4}|${spelled.join("|")})`

/** The number that a match of `COUNT` names; "few" is three. */
export const countOf = (words: string): number => WORDS[words.toLowerCase()] ?? Number(words)

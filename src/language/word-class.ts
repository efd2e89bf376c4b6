/**
 * A set of words: exact ones, stems ("anaphyla*"), endings ("*olol"), any word ("*") and numbers
 * ("#", "#10+", "#5-9").
 */
export interface WordClass {
  /** Its notation: classes with the same key have the same words. */
  readonly key: string
  readonly exact: ReadonlySet<string>
  readonly stems: ReadonlyArray<string>
  readonly endings: ReadonlyArray<string>
  readonly isAny: boolean
  readonly numbers: ReadonlyArray<readonly [least: number, most: number]>
}

const NO_WORDS: ReadonlyArray<never> = []

/** The class of a single word. */
export const singleWord = (word: string): WordClass => ({
  key: word,
  exact: new Set([word]),
  stems: NO_WORDS,
  endings: NO_WORDS,
  isAny: false,
  numbers: NO_WORDS,
})

const RANGE = /^#(?:(\d+)(?:(\+)|-(\d+)))?$/

/** The value of a number as it was typed: "1,200" is 1200, "1,2" is 1.2. */
export const numberOf = (word: string): number =>
  Number(
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replaceAll(",", "") : word.replace(",", "."),
  )

/** The class of words that a list of notations describes. */
export const wordClass = (notations: ReadonlyArray<string>): WordClass => {
  const exact = new Set<string>()
  const stems: Array<string> = []
  const endings: Array<string> = []
  const numbers: Array<readonly [number, number]> = []
  let isAny = false
  for (const notation of notations) {
    if (notation === "*") isAny = true
    else if (notation.startsWith("#")) {
      const [, least, plus, most] = RANGE.exec(notation) ?? []
      if (!RANGE.test(notation)) throw new Error(`no range of numbers: ${notation}`)
      numbers.push([
        Number(least ?? 0),
        plus || least === undefined ? Number.POSITIVE_INFINITY : Number(most),
      ])
    } else if (notation.endsWith("*")) stems.push(notation.slice(0, -1))
    else if (notation.startsWith("*")) endings.push(notation.slice(1))
    else exact.add(notation)
  }
  return { key: notations.join("|"), exact, stems, endings, isAny, numbers }
}

/** The class of all words of several. */
export const unionOf = (classes: ReadonlyArray<WordClass>): WordClass => {
  if (classes.length === 1) return classes[0]!
  const keys: Array<string> = []
  const exact = new Set<string>()
  const stems: Array<string> = []
  const endings: Array<string> = []
  const numbers: Array<readonly [number, number]> = []
  let isAny = false
  for (const words of classes) {
    keys.push(words.key)
    for (const word of words.exact) exact.add(word)
    for (const stem of words.stems) stems.push(stem)
    for (const ending of words.endings) endings.push(ending)
    for (const range of words.numbers) numbers.push(range)
    isAny ||= words.isAny
  }
  return { key: keys.join("|"), exact, stems, endings, isAny, numbers }
}

const MIN_ENDING_LEAD = 3

/** Whether a class has a word. */
export const hasWord = (words: WordClass, word: string): boolean =>
  words.isAny ||
  words.exact.has(word) ||
  words.stems.some((stem) => word.startsWith(stem)) ||
  words.endings.some(
    (ending) => word.length >= ending.length + MIN_ENDING_LEAD && word.endsWith(ending),
  ) ||
  (words.numbers.length > 0 &&
    /^\d/.test(word) &&
    words.numbers.some(([least, most]) => numberOf(word) >= least && numberOf(word) <= most))

/**
 * A set of words: exact ones, stems ("anaphyla*"), endings ("*olol"), any word ("*") and numbers
 * ("#", "#10+", "#5-9").
 */
export interface WordClass {
  readonly exact: ReadonlySet<string>
  readonly stems: ReadonlyArray<string>
  readonly endings: ReadonlyArray<string>
  readonly isAny: boolean
  readonly numbers: ReadonlyArray<readonly [least: number, most: number]>
}

const RANGE = /^#(?:(\d+)(?:(\+)|-(\d+)))?$/

/** The value of a number as it was typed: "1,200" is 1200, "1,2" is 1.2. */
export const numberOf = (word: string): number =>
  Number(
    /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(word) ? word.replaceAll(",", "") : word.replace(",", "."),
  )

/** The class of words that a list of notations describes. */
export const wordClass = (notations: Iterable<string>): WordClass => {
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
  return { exact, stems, endings, isAny, numbers }
}

/** The key of a class: equal for classes with the same words. */
export const classKey = ({ exact, stems, endings, isAny, numbers }: WordClass): string =>
  JSON.stringify([[...exact].sort(), [...stems].sort(), [...endings].sort(), isAny, numbers])

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

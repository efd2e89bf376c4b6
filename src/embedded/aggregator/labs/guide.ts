import { isWorded } from "#embedded/aggregator/labs/range"
import { isFlagged, isUnit, OPERATOR, tailOf, VALUE } from "#embedded/aggregator/labs/tail"
import { GUIDE_TITLES, PROSE } from "#embedded/aggregator/labs/terms"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

const titles = new Set(GUIDE_TITLES)
const prose = new Set(PROSE)

const DASH = /^[-–—]$/
const BOUND = /^(?:<=|>=|[<>≤≥])\d/
const RANGE = /^\d[\d.,]*[-–—]\d[\d.,]*$/
const DIGIT = /\d/
const SPOKEN = /\p{L}{2}/u
const SAID = /[\p{L}\p{N}]/u

const spokenIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** How many words of a bound or a range begin at a word: "< 100", ">= 6.5", "5.7 - 6.4", "60-89"; 0 where none does. */
const limitWords = (words: ReadonlyArray<Word>, at: number): number => {
  const [one, two, three] = words.slice(at, at + 3).map(({ text }) => text)
  if (one === undefined) return 0
  if (BOUND.test(one) || RANGE.test(one)) return 1
  if (two === undefined) return 0
  if (OPERATOR.test(one) && VALUE.test(two)) return 2
  const isRange = VALUE.test(one) && DASH.test(two) && VALUE.test(three ?? "")
  return isRange ? 3 : 0
}

const isMeaning = (text: string): boolean => SPOKEN.test(text) && !isUnit(text)

/**
 * Whether a bound or a range begins at a word and what it means stands behind it: "< 100 mg/dL optimal", "5.7 - 6.4 %
 * prediabetes, >= 6.5 % diabetes". A value has its flag or its range there, or its unit in a column of its own.
 */
export const isGuide = (words: ReadonlyArray<Word>, at: number): boolean => {
  const count = limitWords(words, at)
  if (count === 0) return false
  const behind = words.slice(at + count)
  const { rest: all, unit } = tailOf(behind.map(({ text }) => text.replace(/[:;,]$/u, "")))
  const rest = all.filter((text) => SAID.test(text))
  const [first, last] = [rest[0] ?? "", rest.at(-1) ?? ""]
  const isOwnColumn = unit !== "" && !isTight(words[at + count - 1]!, behind[0]!)
  const meaning = rest.join(" ")
  if (isOwnColumn || isWorded(meaning) || rest.every(isFlagged)) return false
  return isMeaning(first) && isMeaning(last)
}

/** No title of a guide has more words. */
const MAX_TITLE_WORDS = 4

/** Whether a line is the title of what is said about results: "Interpretation guide", "Target values:". */
export const isGuideTitle = ({ words }: Line): boolean =>
  words.length <= MAX_TITLE_WORDS &&
  !words.some(({ text }) => DIGIT.test(text)) &&
  words.flatMap(({ text }) => spokenIn(text)).some((word) => titles.has(word))

/** Whether a line has no number and is no sentence: a title, that ends what the one before it was about. */
export const isTitle = ({ words }: Line): boolean =>
  words.length <= MAX_TITLE_WORDS &&
  !words.some(({ text }) => DIGIT.test(text)) &&
  !words.flatMap(({ text }) => spokenIn(text)).some((word) => prose.has(word))

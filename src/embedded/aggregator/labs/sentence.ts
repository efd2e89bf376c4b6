import { ABOVE, BELOW, BETWEEN, FROM, UP_TO } from "#domain/range-words"
import { isGuide } from "#embedded/aggregator/labs/guide"
import { OPERATOR, type Tail, tailOf } from "#embedded/aggregator/labs/tail"
import { ADMINISTRATIVE, COLUMN_TERMS, PROSE, RANGE_LABELS } from "#embedded/aggregator/labs/terms"
import { isTight, type Word } from "#embedded/aggregator/labs/word"

const administrative = new Set(ADMINISTRATIVE)
const prose = new Set(PROSE)

const spokenIn = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Words of a range: they stand behind a value in tables too. */
const ofRange = new Set(
  [BETWEEN, UP_TO, BELOW, FROM, ABOVE, RANGE_LABELS, COLUMN_TERMS.range].flatMap((terms) =>
    terms.flatMap(spokenIn),
  ),
)

/** A number with its name in a line, and what is known of it. */
interface Numbered {
  readonly name: string
  readonly isKnown: boolean
  readonly words: ReadonlyArray<Word>
  /** The place at which the value begins; `count` is how many words it has. */
  readonly at: number
  readonly count: number
  readonly tail: Tail
}

/** True where no column parts the words of a line up to one of them. */
export const isRunning = (words: ReadonlyArray<Word>, at: number): boolean =>
  words.slice(1, at + 1).every((word, index) => isTight(words[index]!, word))

/** So many words behind a value, besides its unit and range, are of a sentence; so many where it has neither. */
const MIN_SPOKEN = 3
const MIN_SPOKEN_ALONE = 2

/** Whether words are of a sentence, of a person or of a page. */
export const isSpoken = (words: ReadonlyArray<Word>): boolean =>
  words
    .flatMap(({ text }) => spokenIn(text))
    .some((word) => prose.has(word) || administrative.has(word))

/** True where a text goes on from a word behind a value as a sentence does: with no column between, in words. */
export const goesOn = (words: ReadonlyArray<Word>, from: number): boolean => {
  const column = words.findIndex(
    (word, index) => index >= from && !isTight(words[index - 1]!, word),
  )
  const behind = words.slice(from, column < 0 ? words.length : column)
  const { unit, range, rest } = tailOf(behind.map(({ text }) => text))
  const spoken = rest.flatMap(spokenIn).filter((word) => word.length > 1 && !ofRange.has(word))
  const least = unit === "" && range === "" ? MIN_SPOKEN_ALONE : MIN_SPOKEN
  return spoken.length >= least || spoken.some((word) => prose.has(word))
}

const MAX_PROSE_NAME = 4

/** Whether a value follows words of a column that is not the first: a comment's, "Remark   LDL below 70". */
const isWithinColumn = (words: ReadonlyArray<Word>, at: number): boolean => {
  if (at < 2 || !isTight(words[at - 1]!, words[at]!)) return false
  const from = words.findIndex(({ text }) => spokenIn(text).some((word) => word.length > 1))
  return words
    .slice(0, at)
    .some((word, index) => index > Math.max(from, 0) && !isTight(words[index - 1]!, word))
}

/**
 * Whether a number is of a sentence, or of a person or a page, and no result: no column parts it from the words
 * before it, and what is there is neither known nor complete; or it is known, and a sentence goes on behind it.
 */
export const isOther = (numbered: Numbered): boolean => {
  const { name, isKnown, words, at, count, tail } = numbered
  const spoken = spokenIn(name)
  const isInText = isRunning(words, at)
  const isWhole = tail.unit !== "" && tail.range !== ""
  if (isKnown) {
    const isBound = tail.hasMore && OPERATOR.test(words[at]!.text[0]!)
    if (isGuide(words, at)) return true
    return isInText && (isBound || (!isWhole && goesOn(words, at + count)))
  }
  if (!isWhole && isWithinColumn(words, at)) return true
  const ofProse = spoken.filter((word) => prose.has(word)).length
  if (spoken.some((word) => administrative.has(word)) || ofProse > 2) return true
  if (!isInText) return false
  return !isWhole || tail.hasMore || spoken.length > MAX_PROSE_NAME || ofProse > 0
}

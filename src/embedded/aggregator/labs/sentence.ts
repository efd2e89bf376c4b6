import { OPERATOR, type Tail, tailOf } from "#embedded/aggregator/labs/tail"
import {
  ABOVE,
  ADMINISTRATIVE,
  BELOW,
  BETWEEN,
  COLUMN_TERMS,
  FROM,
  PROSE,
  RANGE_LABELS,
  UP_TO,
} from "#embedded/aggregator/labs/terms"
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

/** So many words behind a value, besides its unit and range, are of a sentence. */
const MIN_SPOKEN = 3

/** True where a text goes on from a word behind a value as a sentence does: with no column between, in words. */
export const goesOn = (words: ReadonlyArray<Word>, from: number): boolean => {
  const column = words.findIndex(
    (word, index) => index >= from && !isTight(words[index - 1]!, word),
  )
  const behind = words.slice(from, column < 0 ? words.length : column)
  const spoken = tailOf(behind.map(({ text }) => text))
    .rest.flatMap(spokenIn)
    .filter((word) => word.length > 1 && !ofRange.has(word))
  return spoken.length >= MIN_SPOKEN || spoken.some((word) => prose.has(word))
}

const MAX_PROSE_NAME = 4

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
    return isInText && (isBound || (!isWhole && goesOn(words, at + count)))
  }
  const ofProse = spoken.filter((word) => prose.has(word)).length
  if (spoken.some((word) => administrative.has(word)) || ofProse > 2) return true
  if (!isInText) return false
  return !isWhole || tail.hasMore || spoken.length > MAX_PROSE_NAME || ofProse > 0
}

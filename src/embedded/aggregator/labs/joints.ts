import { analyteNamed } from "#catalogue/biomarkers/name"
import { isNumberWord, withNumbersApart } from "#embedded/aggregator/labs/number-words"
import { tailOf } from "#embedded/aggregator/labs/tail"
import { isTight, type Joint, type Word } from "#embedded/aggregator/labs/word"

/** The end of a name, and a value of several signs, that need nothing else to be parted. */
const END_OF_NAME = /(?:\p{L}{4}|\))$/u
const LONG_VALUE = /^(?:[<>≤≥]=?\d[\d.,]*|\d[\d.,]*\d)$/
const LETTER_LAST = /[\p{L})\]%]$/u
/** The end of "CA 19-9". */
const NUMBER_LAST = /\d-\d{1,2}$/
const LETTER = /\p{L}/u

/** No name has more words. */
const MAX_NAME_WORDS = 10

/** The words right before one of a line that its name may begin with. */
const nameBefore = (words: ReadonlyArray<Word>, at: number): ReadonlyArray<string> => {
  let from = at
  while (from > 0 && at - from < MAX_NAME_WORDS && isTight(words[from - 1]!, words[from]!)) from--
  return words.slice(from, at).map(({ text }) => text)
}

const hasLetter = (text: string): boolean => LETTER.test(text)

const isKnown = (words: ReadonlyArray<string>): boolean =>
  analyteNamed(words.join(" "), "") !== null

/** Whether nothing but a flag, a unit and a range stands behind a value, and one of the last two does. */
const isRow = (behind: ReadonlyArray<Word>): boolean => {
  const { unit, range, hasMore } = tailOf(behind.map(({ text }) => text))
  return !hasMore && (unit !== "" || range !== "")
}

/** Whether a value begins in a word at a joint: the catalogue, the end of the name or the row behind it says so. */
const isParted = (words: ReadonlyArray<Word>, at: number, joint: Joint): boolean => {
  const { text } = words[at]!
  const [name, value] = [text.slice(0, joint.at), text.slice(joint.at)]
  if (!isNumberWord(value)) return false
  const before = nameBefore(words, at)
  if (isKnown([...before, text])) return false
  if (END_OF_NAME.test(name) && LONG_VALUE.test(value)) return true
  if (isKnown([...before, name])) return true
  const isName = LETTER_LAST.test(name) || (NUMBER_LAST.test(name) && before.some(hasLetter))
  return isName && isRow(numbersBehind(words, at, value))
}

/** What stands behind a value in its line, with the flag or the unit that the value itself has. */
const numbersBehind = (
  words: ReadonlyArray<Word>,
  at: number,
  value: string,
): ReadonlyArray<Word> => {
  const own = withNumbersApart([words[at]!, { ...words[at]!, text: value }]).slice(2)
  return [...own, ...words.slice(at + 1)]
}

/** The words of a line, a value apart from the name that it was printed onto the end of. */
export const parted = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  words.flatMap((word, at) => {
    const { joints = [], ...plain } = word
    const joint = joints.findLast((each) => isParted(words, at, each))
    if (joint === undefined) return [plain]
    return [
      { ...plain, text: word.text.slice(0, joint.at), right: joint.left },
      { ...plain, text: word.text.slice(joint.at), left: joint.left, isOnto: true },
    ]
  })

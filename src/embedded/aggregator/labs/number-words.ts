import { BETWEEN } from "#domain/range-words"
import { NUMBER } from "#embedded/aggregator/labs/number"
import { isTight, type Line, type Word } from "#embedded/aggregator/labs/word"

const THIN_SPACE = "\u202f"

const joined = (words: ReadonlyArray<Word>, text: string): Word => ({
  text,
  left: words[0]!.left,
  right: words.at(-1)!.right,
  bottom: Math.min(...words.map(({ bottom }) => bottom)),
  top: Math.max(...words.map(({ top }) => top)),
})

const BEFORE_THOUSANDS = /(?<!\d|[.,])[1-9]\d{0,2}(?:\u202f\d{3})*$/
const THOUSANDS = /^\d{3}(?![\d.,/]\d{3}|\d)/
const between = new Set(BETWEEN)
const MAX_NUMBER_CHARS = 16
const SPACE_OF_THOUSANDS = 0.8

/** "4 870 000" is one number, unless its first digits are of a name: "Vitamin B 12". */
const withThousands = (words: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const all: Array<Word> = []
  for (const word of words) {
    const [before, last] = [all.at(-2), all.at(-1)]
    const isNext =
      last !== undefined &&
      last.text.length < MAX_NUMBER_CHARS &&
      BEFORE_THOUSANDS.test(last.text) &&
      THOUSANDS.test(word.text) &&
      isTight(last, word, SPACE_OF_THOUSANDS)
    const isOfName =
      before !== undefined &&
      last !== undefined &&
      /\p{L}$/u.test(before.text) &&
      !between.has(before.text.toLowerCase()) &&
      isTight(before, last)
    if (isNext && !isOfName)
      all[all.length - 1] = joined([last, word], `${last.text}${THIN_SPACE}${word.text}`)
    else all.push(word)
  }
  return all
}

const BEFORE = "[*↑↓▲▼]"
const BEHIND = String.raw`HH|LL|H|L|A|\*+|↑+|↓+|▲|▼|!`
const FLAGGED = new RegExp(String.raw`^(${BEFORE})?([<>≤≥]?=?${NUMBER})(?:\(?(${BEHIND})\)?)?$`)
const VALUE = new RegExp(`^[<>≤≥]?=?${NUMBER}$`)

/** "5.9H" is a value and its flag, "*5.9" too; "2H" before a value is of its name. */
const withFlags = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  words.flatMap((word, at) => {
    const [, before, number, behind] = FLAGGED.exec(word.text) ?? []
    const flag = behind ?? before
    if (at === 0 || !number || !flag || VALUE.test(words[at + 1]?.text ?? "")) return [word]
    const share = (number.length / word.text.length) * (word.right - word.left)
    const middle = before ? word.right - share : word.left + share
    const [value, mark] = before
      ? [
          { left: middle, right: word.right },
          { left: word.left, right: middle },
        ]
      : [
          { left: word.left, right: middle },
          { left: middle, right: word.right },
        ]
    return [
      { ...word, ...value, text: number },
      { ...word, ...mark, text: flag },
    ]
  })

const WITH_UNIT = new RegExp(
  String.raw`^([<>≤≥]?=?${NUMBER})(%|‰|[\p{L}]{1,4}/[\p{L}\d.²^]{1,12})$`,
  "u",
)

/** "5.9mmol/L" is a value and its unit. */
const withUnits = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  words.flatMap((word, at) => {
    const [, number, unit] = WITH_UNIT.exec(word.text) ?? []
    if (at === 0 || !number || !unit) return [word]
    const middle = word.left + (number.length / word.text.length) * (word.right - word.left)
    return [
      { ...word, right: middle, text: number },
      { ...word, left: middle, text: unit },
    ]
  })

/** Whether a text is a number, alone or with its flag or unit. */
export const isNumberWord = (text: string): boolean =>
  VALUE.test(text) || FLAGGED.test(text) || WITH_UNIT.test(text)

/** Words with the flags and units apart that are joined to their numbers. */
export const withNumbersApart = (words: ReadonlyArray<Word>): ReadonlyArray<Word> =>
  withUnits(withFlags(words))

/** A line with its numbers as words of their own: thousands joined, flags and units apart. */
export const withNumberWords = (line: Line): Line => ({
  ...line,
  words: withNumbersApart(withThousands(line.words)),
})

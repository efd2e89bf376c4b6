import { analyteCoded } from "#catalogue/biomarkers/loinc"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutCode } from "#embedded/aggregator/labs/code"
import { isFlagged } from "#embedded/aggregator/labs/tail"
import { isTight, type Word } from "#embedded/aggregator/labs/word"

/** "Ferritin .....", "Ferritin:" and "Ferritin =" without what leads to their values. */
export const withoutEnd = (name: string): string => name.replace(/[\s:.…=]+$/u, "").trim()

/** "Ferritin ....." without its points; "V.G.M." keeps its last one. */
const nameOf = (words: ReadonlyArray<Word>): string => {
  const text = words.map((word) => word.text).join(" ")
  const name = whole(withoutEnd(text))
  const isShort =
    /\p{L}\.\p{L}$/u.test(name) && words.some((word) => word.text === `${name.split(" ").at(-1)}.`)
  return isShort ? `${name}.` : name
}

/** No name has more spaces. */
const MAX_SPACES = 9

/** "Creat inine" as one word: the catalogue knows a name without one of its spaces only. */
const whole = (name: string): string => {
  const parts = name.split(" ")
  if (parts.length < 2 || parts.length > MAX_SPACES || analyteNamed(name, "") !== null) return name
  for (let at = 1; at < parts.length; at++) {
    const closed = parts.toSpliced(at - 1, 2, `${parts[at - 1]}${parts[at]}`).join(" ")
    if (isBroken(parts[at - 1]!, parts[at]!) && analyteNamed(closed, "") !== null) return closed
  }
  return name
}

/** Whether two words may be the halves of one: the second goes on with small letters. */
const isBroken = (first: string, second: string): boolean =>
  /\p{L}$/u.test(first) && /^\p{Ll}{2}/u.test(second)

const isFlag = (word: Word | undefined): boolean => word !== undefined && isFlagged(word.text)

interface Name {
  readonly name: string
  readonly flag: string | null
}

/** The name of some words without the flag in the column before or behind it; the A of "Vitamin A" is no flag. */
const flagless = (words: ReadonlyArray<Word>): Name => {
  const [first, second] = words
  const [before, last] = words.slice(-2)
  if (words.length > 1 && isFlag(last) && !isTight(before!, last!))
    return { name: nameOf(words.slice(0, -1)), flag: last!.text }
  if (words.length > 1 && isFlag(first) && !isTight(first!, second!))
    return { name: nameOf(words.slice(1)), flag: first!.text }
  return { name: nameOf(words), flag: null }
}

/** A name with its code, where the name alone does not say as much. */
const coded = (name: string, code: string): string =>
  analyteNamed(name, "")?.key === analyteCoded(code) ? name : `${name} (LOINC: ${code})`.trim()

/**
 * The name that is printed before a value, and the flag before or behind it. A LOINC code beside it or behind the value
 * stays with a name that the catalogue does not know as the same.
 */
export const namedBy = (words: ReadonlyArray<Word>, behind: string | null): Name => {
  const { words: own, code: before } = withoutCode(words)
  const { name, flag } = flagless(own)
  const code = before ?? behind
  return { name: code === null ? name : coded(name, code), flag }
}

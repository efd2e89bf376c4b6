import { analyteCoded } from "#catalogue/biomarkers/loinc"
import { analyteNamed } from "#catalogue/biomarkers/name"
import { withoutCode } from "#embedded/aggregator/labs/code"
import { isFlagged } from "#embedded/aggregator/labs/tail"
import { isTight, type Word } from "#embedded/aggregator/labs/word"

/** "Ferritin ....." without its points; "V.G.M." keeps its last one. */
const nameOf = (words: ReadonlyArray<Word>): string => {
  const text = words.map((word) => word.text).join(" ")
  const name = text.replace(/[\s:.…]+$/u, "").trim()
  const isShort =
    /\p{L}\.\p{L}$/u.test(name) && words.some((word) => word.text === `${name.split(" ").at(-1)}.`)
  return isShort ? `${name}.` : name
}

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

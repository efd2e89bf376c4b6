import { analyteCoded } from "#catalogue/biomarkers/loinc"
import { printedCode } from "#catalogue/biomarkers/printed-code"
import type { Word } from "#embedded/aggregator/labs/word"

interface Coded {
  readonly words: ReadonlyArray<Word>
  /** Null where none is among them. */
  readonly code: string | null
}

const DIGIT = /\d/

/**
 * Words without the LOINC code among them: one that says what it is, or that the catalogue knows. No range is taken for
 * one: a code is a number of several digits and then one.
 */
export const withoutCode = (words: ReadonlyArray<Word>): Coded => {
  if (!words.some(({ text }) => DIGIT.test(text))) return { words, code: null }
  const found = printedCode(
    words.map(({ text }) => text).join(" "),
    (code) => analyteCoded(code) !== null,
  )
  if (found === null) return { words, code: null }
  let at = 0
  const left = words.flatMap((word) => {
    const [from, to] = [at, at + word.text.length]
    at = to + 1
    if (to <= found.from || from >= found.to) return [word]
    const text =
      word.text.slice(0, Math.max(0, found.from - from)) +
      word.text.slice(Math.min(word.text.length, found.to - from))
    return text === "" ? [] : [{ ...word, text }]
  })
  return { words: left, code: found.code }
}

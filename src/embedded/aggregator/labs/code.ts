import { analyteCoded } from "#catalogue/biomarkers/loinc"
import type { Word } from "#embedded/aggregator/labs/word"

const LABEL = /^[([]?LOINC[:#]?$/i
const LABELLED = /^[([]?LOINC[:#]?(\d{1,7}-\d)[)\]]?[:.,]?$/i
const CODE = /^[([]?(\d{1,7}-\d)[)\]]?[:.,]?$/

interface Coded {
  readonly words: ReadonlyArray<Word>
  /** Null where none is among them. */
  readonly code: string | null
}

/**
 * Words without the LOINC code among them: one that says what it is, or that the catalogue knows. No range is taken for
 * one: a code is a number of several digits and then one.
 */
export const withoutCode = (words: ReadonlyArray<Word>): Coded => {
  for (const [at, { text }] of words.entries()) {
    const joined = LABELLED.exec(text)?.[1]
    const next = LABEL.test(text) ? CODE.exec(words[at + 1]?.text ?? "")?.[1] : undefined
    const alone = CODE.exec(text)?.[1]
    const known = alone !== undefined && analyteCoded(alone) !== null ? alone : undefined
    const code = joined ?? next ?? known
    if (code === undefined) continue
    return { words: words.toSpliced(at, next === undefined ? 1 : 2), code }
  }
  return { words, code: null }
}

import { analyteNamed } from "#catalogue/biomarkers/name"
import { entryOf } from "#catalogue/knowledge"
import { answers } from "#catalogue/knowledge/answers"
import type { Asking } from "#catalogue/knowledge/asking"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { findSubjects } from "#embedded/model/understanding/subjects"

/** What may be asked in general of what a laboratory measures. */
export type GeneralAsk = "food" | "cause" | "risk" | "takes" | "meaning"

const ASKING: Readonly<Record<GeneralAsk, Asking>> = {
  food: "food",
  cause: "causes",
  risk: "harm",
  takes: "duration",
  meaning: "meaning",
}

/** What is said where nothing is written of the very analyte. */
const OTHERWISE: Partial<Record<GeneralAsk, string>> = {
  takes: "repeat_blood_tests",
}

/** What is known in general of a result by its printed name; null where the catalogue has nothing. */
export const subjectOfResult = (name: string, asks: GeneralAsk): KnowledgeEntry | null => {
  const key = analyteNamed(name, "")?.key
  const own = answers.find(
    ({ analytes = [], asks: askings }) =>
      key !== undefined && analytes.includes(key) && askings.includes(ASKING[asks]),
  )
  const other = OTHERWISE[asks]
  return own ?? (other ? entryOf(other) : (findSubjects(name)[0]?.entry ?? null))
}

const LETTER = /[a-z]/

/** Whether a name has a part at an end of one of its words: "A1c" of HbA1c, and no "AST" of a fasting glucose. */
const hasPart = (name: string, part: string): boolean => {
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1)) {
    const [before, behind] = [name[at - 1] ?? "", name[at + part.length] ?? ""]
    if (!LETTER.test(before) || !LETTER.test(behind)) return true
  }
  return false
}

const printed = (part: string, biomarkers: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wanted = part.toLowerCase()
  const exact = biomarkers.filter((name) => name.toLowerCase() === wanted)
  return exact.length > 0 ? exact : biomarkers.filter((name) => hasPart(name.toLowerCase(), wanted))
}

/** The printed names of the person's results that parts of names find; the parts themselves where none does. */
export const printedNames = (
  parts: ReadonlyArray<string>,
  biomarkers: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const found = [...new Set(parts.flatMap((part) => printed(part, biomarkers)))]
  return found.length > 0 ? found : parts
}

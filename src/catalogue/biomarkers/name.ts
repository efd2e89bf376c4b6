import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { analyteCoded } from "#catalogue/biomarkers/loinc"
import { isWholeCode, printedCode } from "#catalogue/biomarkers/printed-code"
import { isItsUnit, isPrintedIn } from "#catalogue/biomarkers/unit"
import { lazy } from "#domain/lazy"

/** Words that reports add to a name without changing its meaning. "Urine" changes it. */
const NOISE: ReadonlySet<string> = new Set(
  (
    "serum plasma blood venous s p level levels test result value count total calc auto ifcc ngsp " +
    "dcct standardised standardized estimation"
  ).split(" "),
)

const wordsOf = (name: string): ReadonlyArray<string> =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .match(/[\p{L}\p{N}]+|[%#]/gu) ?? []

/** The sorted distinct words of a name, as a lookup key. */
const keyOf = (words: ReadonlyArray<string>): string => [...new Set(words)].sort().join(" ")

const byWords = lazy((): ReadonlyMap<string, ReadonlyArray<Analyte>> => {
  const known = new Map<string, ReadonlyArray<Analyte>>()
  for (const analyte of analytes)
    for (const name of [analyte.name, ...analyte.synonyms]) {
      const key = keyOf(wordsOf(name))
      const named = known.get(key) ?? []
      if (!named.includes(analyte)) known.set(key, [...named, analyte])
    }
  return known
})

const named = (name: string): ReadonlyArray<Analyte> => {
  const words = wordsOf(name)
  return (
    byWords().get(keyOf(words)) ??
    byWords().get(keyOf(words.filter((word) => !NOISE.has(word)))) ??
    []
  )
}

const BRACKETS = /\(([^()]*)\)/

/**
 * The analytes of "White Blood Cell (WBC) Count": the words in brackets have to be another name of
 * the same.
 */
const namedTwice = (name: string): ReadonlyArray<Analyte> => {
  const inside = BRACKETS.exec(name)?.[1]
  if (inside === undefined) return []
  const also = named(inside)
  return named(name.replace(BRACKETS, " ")).filter((analyte) => also.includes(analyte))
}

/** What a code says: its analyte, null for one of something else; undefined for one that is misprinted. */
const analyteOf = (code: string): Analyte | null | undefined => {
  const key = analyteCoded(code)
  if (key !== null) return analytes.find((each) => each.key === key) ?? null
  return isWholeCode(code) ? null : undefined
}

/**
 * The analyte of a printed name, by the code in it where it has one; null for an unknown name, and for the code of
 * something that the catalogue has not: "Leukocytes (LOINC: 5821-4)" are those of urine. Where several share a name
 * ("neutrophils" are a count and a share), the unit decides.
 */
export const analyteNamed = (name: string, unit: string): Analyte | null => {
  const code = printedCode(name, () => false)
  const coded = code === null ? undefined : analyteOf(code.code)
  if (coded !== undefined) return coded
  const text = code === null ? name : `${name.slice(0, code.from)} ${name.slice(code.to)}`
  const plain = named(text)
  const candidates = plain.length > 0 ? plain : namedTwice(text)
  return (
    candidates.find((analyte) => isItsUnit(analyte, unit)) ??
    candidates.find((analyte) => isPrintedIn(analyte, unit)) ??
    candidates[0] ??
    null
  )
}

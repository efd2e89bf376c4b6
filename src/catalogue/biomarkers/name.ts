import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
import { analyteCoded } from "#catalogue/biomarkers/loinc"
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

/** "(LOINC: 4548-4)" behind a name. */
const CODE = /[([]?\s?\bLOINC\b\s?[:#]?\s?(\d{1,7}-\d)\s?[)\]]?/i

/** The analyte of the code that a printed name has; null for a name without one, and for an unknown code. */
const codedIn = (name: string): Analyte | null => {
  const code = CODE.exec(name)?.[1]
  const key = code === undefined ? null : analyteCoded(code)
  return analytes.find((each) => each.key === key) ?? null
}

/**
 * The analyte of a printed name, by the code in it where it has one; null for an unknown one. Where
 * several share a name ("neutrophils" are a count and a share), the unit decides.
 */
export const analyteNamed = (name: string, unit: string): Analyte | null => {
  const coded = codedIn(name)
  if (coded !== null) return coded
  const text = name.replace(CODE, " ")
  const plain = named(text)
  const candidates = plain.length > 0 ? plain : namedTwice(text)
  return (
    candidates.find((analyte) => isItsUnit(analyte, unit)) ??
    candidates.find((analyte) => isPrintedIn(analyte, unit)) ??
    candidates[0] ??
    null
  )
}

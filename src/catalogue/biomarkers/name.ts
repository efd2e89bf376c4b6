import { analytes } from "#catalogue/biomarkers"
import type { Analyte } from "#catalogue/biomarkers/analyte"
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

/**
 * The analyte of a printed name; null for an unknown one. Where several share a name ("neutrophils"
 * are a count and a share), the unit decides.
 */
export const analyteNamed = (name: string, unit: string): Analyte | null => {
  const plain = named(name)
  const candidates = plain.length > 0 ? plain : namedTwice(name)
  return (
    candidates.find((analyte) => isItsUnit(analyte, unit)) ??
    candidates.find((analyte) => isPrintedIn(analyte, unit)) ??
    candidates[0] ??
    null
  )
}

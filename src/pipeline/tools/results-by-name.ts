import { analyteNamed } from "#catalogue/biomarkers/name"
import type { StoredBiomarker } from "#db/biomarkers"

const newerFirst = (a: StoredBiomarker, b: StoredBiomarker): number => {
  const [dateA, dateB] = [a.test_date ?? "", b.test_date ?? ""]
  if (dateA !== dateB) return dateA > dateB ? -1 : 1
  return b.updated_at - a.updated_at || (a.id < b.id ? -1 : 1)
}

/** The results of one analyte, or of one name in any case; the latest first. */
export type Results = readonly [StoredBiomarker, ...ReadonlyArray<StoredBiomarker>]

const plainName = ({ name }: StoredBiomarker): string => name.trim().toLowerCase()

/** All results by what was measured, however the reports call it; in the order of their latest names. */
export const resultsByName = (results: ReadonlyArray<StoredBiomarker>): ReadonlyArray<Results> => {
  const groups = Map.groupBy(
    results,
    (result) => analyteNamed(result.name, result.unit)?.key ?? `"${plainName(result)}"`,
  )
  return [...groups.values()]
    .map((same) => [...same].sort(newerFirst) as unknown as Results)
    .sort(([a], [b]) => (plainName(a) < plainName(b) ? -1 : 1))
}

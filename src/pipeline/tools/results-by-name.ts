import type { StoredBiomarker } from "#db/biomarkers"

const newerFirst = (a: StoredBiomarker, b: StoredBiomarker): number => {
  const [dateA, dateB] = [a.test_date ?? "", b.test_date ?? ""]
  if (dateA !== dateB) return dateA > dateB ? -1 : 1
  return b.updated_at - a.updated_at || (a.id < b.id ? -1 : 1)
}

/** The results of one name, whatever its case, the latest first. */
export type Results = readonly [StoredBiomarker, ...ReadonlyArray<StoredBiomarker>]

/** All results, by name. */
export const resultsByName = (results: ReadonlyArray<StoredBiomarker>): ReadonlyArray<Results> =>
  [...Map.groupBy(results, ({ name }) => name.trim().toLowerCase())]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => [...same].sort(newerFirst) as unknown as Results)

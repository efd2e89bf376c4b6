import type { StoredBiomarker } from "#db/biomarkers"

const newerFirst = (a: StoredBiomarker, b: StoredBiomarker): number => {
  const [dateA, dateB] = [a.test_date ?? "", b.test_date ?? ""]
  if (dateA !== dateB) return dateA > dateB ? -1 : 1
  return b.updated_at - a.updated_at || (a.id < b.id ? -1 : 1)
}

/** The latest result of each name, whatever its case; by name. */
export const latestResults = (
  results: ReadonlyArray<StoredBiomarker>,
): ReadonlyArray<StoredBiomarker> =>
  [...Map.groupBy(results, ({ name }) => name.trim().toLowerCase())]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => [...same].sort(newerFirst)[0]!)

import type { StoredBiomarker } from "#db/biomarkers"
import type { DatedLab, StoredLab } from "#db/labs"
import { biomarkerOf, printedOf, qualitativeResultOf } from "#db/shown-results"
import type { Lab, ListedResult, ParsedLab } from "#domain/lab"
import type { Profile } from "#domain/profile"
import { placeResult } from "#operations/place-result"

/** An upload as it is listed. */
export const shownLab = (lab: DatedLab): Lab => ({
  id: lab.id,
  uploaded_at: lab.uploaded_at,
  aggregator_status: lab.aggregator_status,
  parsed_at: lab.parsed_at,
  test_date: lab.test_date,
  laboratory: lab.laboratory,
  file_name: lab.file_name,
})

/** The latest day of some results; null where none has one. */
const lastDayOf = (results: ReadonlyArray<StoredBiomarker>): string | null =>
  results
    .flatMap(({ test_date }) => test_date ?? [])
    .sort()
    .at(-1) ?? null

/** Whose results they are, and which rows they have marked as wrong. */
interface Of {
  readonly person: Profile
  readonly wrong: ReadonlySet<string>
}

interface LabWithResults extends Of {
  readonly lab: StoredLab
  readonly results: ReadonlyArray<StoredBiomarker>
}

const ofReport = (row: StoredBiomarker, wrong: ReadonlySet<string>) => ({
  wrong: wrong.has(row.id),
  printed: printedOf(row),
})

/** A result with a number as it is sent; null for one in words. */
export const shownResult = (row: StoredBiomarker, { person, wrong }: Of): ListedResult | null => {
  const sent = biomarkerOf(row)
  return sent && { ...sent, ...ofReport(row, wrong), ...placeResult(row, person) }
}

const shownWords = (row: StoredBiomarker, { person, wrong }: Of) => {
  const sent = qualitativeResultOf(row)
  const { range: _, ...catalogued } = placeResult(row, person)
  return sent && { ...sent, ...ofReport(row, wrong), ...catalogued }
}

/** A lab with what was read in it. */
export const shownParsedLab = ({ lab, results, ...of }: LabWithResults): ParsedLab => ({
  ...shownLab({ ...lab, test_date: lastDayOf(results) }),
  upload_id: lab.upload_id,
  content_type: lab.content_type || null,
  size_bytes: lab.size_bytes,
  note: lab.note,
  biomarkers: results.flatMap((row) => {
    const sent = shownResult(row, of)
    return sent ? [{ ...sent, unconfirmed: row.confirmation === "awaited" }] : []
  }),
  qualitative: results.flatMap((row) => {
    const sent = shownWords(row, of)
    return sent ? [sent] : []
  }),
})

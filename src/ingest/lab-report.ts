import { isOwnUpload } from "#db/labs"
import type { BiomarkerContent } from "#domain/biomarker"
import type { Payload } from "#domain/webhook"
import { withDoubt } from "#ingest/doubtful-result"
import { listIn, objectIn, textIn } from "#ingest/field"
import { readPlace, readPrintedResult, readResult, readTestDate } from "#ingest/lab-result"
import { type Parsed, Unreadable } from "#ingest/parsed"

/** A finished lab report, or word that there will be none. */
export interface LabReport {
  readonly upload_id: string | null
  readonly reference_id: string | null
  readonly results: ReadonlyArray<BiomarkerContent>
  /** Why some results could not be read; null when all could. */
  readonly unreadable: string | null
  /** The aggregator's code of the failure; null when the report was read. */
  readonly failure: string | null
}

/**
 * Two different results of one name and day are kept apart by a number behind the name; equal ones
 * are one.
 */
export const distinct = (
  results: ReadonlyArray<BiomarkerContent>,
): ReadonlyArray<BiomarkerContent> => {
  const named = new Map<string, Map<string, BiomarkerContent>>()
  for (const result of results) {
    const key = `${result.test_date}|${result.name}`
    const twins = named.get(key) ?? new Map<string, BiomarkerContent>()
    const text = JSON.stringify({ ...result, page: 0, box: 0, printed: 0, read_by: 0 })
    if (!twins.has(text)) twins.set(text, result)
    named.set(key, twins)
  }
  return [...named.values()].flatMap((twins) =>
    [...twins.values()].map((result, index) =>
      index === 0 ? result : { ...result, name: `${result.name} (${index + 1})` },
    ),
  )
}

const gather = (parsed: ReadonlyArray<Parsed<BiomarkerContent>>) => {
  const results: Array<BiomarkerContent> = []
  let unreadable: string | null = null
  for (const result of parsed) {
    if (result instanceof Unreadable) unreadable ??= result.reason
    else results.push(result)
  }
  return { results: distinct(results), unreadable }
}

/**
 * The older shape has no type: an upload id and a list of reports. What the embedded aggregator read and is hardly
 * true waits for its person; an outside one is believed.
 */
const readOlder = (payload: Payload): Parsed<LabReport> => {
  if (!Array.isArray(payload.data)) return new Unreadable("It has no list of reports.")
  const upload_id = textIn(payload.upload_id)
  const parsed = payload.data.flatMap((report) => {
    const { metadata, biomarkers } = objectIn(report)
    const testDate = readTestDate(objectIn(metadata).test_date)
    return listIn(biomarkers).map((each) => {
      const item = objectIn(each)
      const read = readPrintedResult(item, testDate)
      if (read instanceof Unreadable || !isOwnUpload(upload_id)) return read
      return { ...withDoubt(read, item), ...readPlace(item) }
    })
  })
  return {
    upload_id,
    reference_id: textIn(payload.reference_id),
    ...gather(parsed),
    failure: null,
  }
}

/** A failure code as the end of a status: short, and nothing but a code. */
const codeOf = (value: unknown): string => {
  const code = textIn(value)
  return code !== null && /^[a-z0-9_]{1,64}$/.test(code) ? code : "internal"
}

/** Reads a lab report of either shape. */
export const readLabReport = (type: string, payload: Payload): Parsed<LabReport> => {
  if (type === "lab_report") return readOlder(payload)
  const data = objectIn(payload.data)
  const joins = {
    upload_id: textIn(payload.upload_id) ?? textIn(data.upload_id),
    reference_id: textIn(data.reference_id) ?? textIn(payload.reference_id),
  }
  if (type === "lab_report.failed") {
    const failure = codeOf(objectIn(data.error).code)
    return { ...joins, results: [], unreadable: null, failure }
  }
  if (!Array.isArray(data.results)) return new Unreadable("It has no list of results.")
  const parsed = data.results.map((item) => readResult(objectIn(item), data.report_date))
  return { ...joins, ...gather(parsed), failure: null }
}

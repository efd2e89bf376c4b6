import type { RestoreBatch } from "#domain/import-task"
import type { ExportedProfile } from "#domain/own-export"
import { NO_PROFILE } from "#domain/profile"
import type { LocalDate } from "#domain/time"
import type { LabResult, PersonRecord } from "#embedded/aggregator/exports/record"

/** As many records are kept of an import, and as many results go into one delivery. */
const MAX_RECORDS = 200_000
const MAX_RESULTS = 500

/** As many conditions and medicines a profile takes, as many notes go over at once. */
const MAX_TERMS = 50
const NOTES_AT_ONCE = 50

/** The same of a day and name each time, so that it is noted once. */
const noteId = (date: LocalDate, name: string) =>
  `note_${new Bun.CryptoHasher("sha256").update(`${date} ${name}`).digest("hex").slice(0, 32)}`

/** What an import says of a person beside days, nights and workouts: results, the profile, what happened. */
export class PersonRecords {
  private readonly results: Array<LabResult> = []
  private readonly stated: Partial<ExportedProfile> = {}
  private readonly conditions = new Set<string>()
  private readonly medications = new Set<string>()
  private readonly happened = new Map<string, { readonly date: LocalDate; readonly name: string }>()

  /** Takes a record. False when there are too many already. */
  add(record: PersonRecord): boolean {
    if (record.kind === "lab_result") {
      if (this.results.length >= MAX_RECORDS) return false
      this.results.push(record)
    } else if (record.kind === "event") {
      if (this.happened.size >= MAX_RECORDS) return false
      this.happened.set(noteId(record.date, record.name), record)
    } else if (record.kind !== "statement") {
      const terms = record.kind === "condition" ? this.conditions : this.medications
      if (terms.size >= MAX_TERMS && !terms.has(record.name)) return false
      terms.add(record.name)
    } else Object.assign(this.stated, record.profile)
    return true
  }

  /** The days on which something was measured or happened. */
  get days(): ReadonlyArray<LocalDate> {
    return [...this.results, ...this.happened.values()].map(({ date }) => date)
  }

  /** The bodies of lab reports of a person, one of each day, in order. */
  *reports(reference_id: string): Generator<string> {
    const days = Map.groupBy(this.results, ({ date }) => date)
    for (const date of [...days.keys()].toSorted())
      for (let from = 0; from < days.get(date)!.length; from += MAX_RESULTS) {
        const biomarkers = days
          .get(date)!
          .slice(from, from + MAX_RESULTS)
          .map(({ name, value, unit, range }) => ({ name, value, unit, reference_range: range }))
        const data = [{ metadata: { test_date: date }, biomarkers }]
        yield JSON.stringify({ type: "lab_report", reference_id, data })
      }
  }

  /** What is restored for the person: it fills what they have not stated, and notes what happened. */
  *restored(): Generator<RestoreBatch> {
    const conditions = [...this.conditions].map((name) => ({ name }))
    const medications = [...this.medications]
    const isStated = conditions.length + medications.length + Object.keys(this.stated).length > 0
    const profile = { ...NO_PROFILE, ...this.stated, conditions, medications }
    if (isStated) yield { name: "profile", records: [profile] }
    const notes = [...this.happened].map(([id, { date, name }]) => ({
      id,
      date,
      kind: "event" as const,
      name,
    }))
    for (let from = 0; from < notes.length; from += NOTES_AT_ONCE)
      yield { name: "notes", records: notes.slice(from, from + NOTES_AT_ONCE) }
  }
}

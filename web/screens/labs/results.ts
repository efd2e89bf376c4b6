import type { LabPanel, Placed, Printed } from "#domain/biomarker"
import type { Lab, ListedResult, ParsedLab } from "#domain/lab"
import type { Page } from "#domain/page"
import { get, Problem } from "#web/api"
import { numberText } from "#web/format"

/** A result of any kind, as the screen shows it. */
export interface Result {
  readonly id: string
  readonly name: string
  /** As it is shown: a number with its operator, or words. */
  readonly shown: string
  /** Null for a result in words. */
  readonly value: number | null
  readonly operator: string | null
  readonly unit: string
  readonly reference_range: string
  readonly range: Placed["range"]
  readonly is_out: boolean
  readonly date: string | null
  readonly lab_id: string | null
  readonly printed: Printed | null
  readonly is_wrong: boolean
  readonly is_unconfirmed: boolean
  readonly panel: LabPanel | null
  /** The same for every result of one thing. */
  readonly thing: string
  readonly title: string
}

/** Everything that is known of one thing, the newest first. */
export interface Thing {
  readonly key: string
  readonly title: string
  readonly panel: LabPanel | null
  readonly results: readonly [Result, ...Array<Result>]
  /** The newest that counts; the newest of all where none does. */
  readonly latest: Result
}

/** What the screen shows. */
export interface LabData {
  readonly reports: ReadonlyArray<ParsedLab>
  readonly things: ReadonlyArray<Thing>
}

const DECIMALS = 4

type Known = Pick<ListedResult, "name" | "analyte" | "title" | "panel" | "wrong"> &
  Pick<ListedResult, "id" | "unit" | "reference_range" | "test_date" | "lab_id" | "printed">

const shared = (row: Known) => ({
  id: row.id,
  name: row.name,
  unit: row.unit,
  reference_range: row.reference_range,
  date: row.test_date,
  lab_id: row.lab_id,
  printed: row.printed,
  is_wrong: row.wrong,
  panel: row.panel,
  thing: row.analyte ?? `name ${row.name.toLowerCase()}`,
  title: row.title ?? row.name,
})

const ofNumber = (row: ListedResult & { readonly unconfirmed?: boolean }): Result => ({
  ...shared(row),
  shown: `${row.operator ?? ""}${numberText(row.value, DECIMALS)}`,
  value: row.value,
  operator: row.operator,
  range: row.range,
  is_out: row.out_of_range,
  is_unconfirmed: row.unconfirmed ?? false,
})

const ofWords = (row: ParsedLab["qualitative"][number]): Result => ({
  ...shared(row),
  shown: row.text,
  value: null,
  operator: null,
  range: null,
  is_out: row.out_of_range,
  is_unconfirmed: false,
})

/** The results of a report: those that wait to be confirmed first, the others as they are printed. */
export const resultsOf = ({ biomarkers, qualitative }: ParsedLab): ReadonlyArray<Result> => {
  const placeOf = ({ printed }: Result) => (printed ? printed.page * 1e5 - printed.box[3]! : 0)
  return [...biomarkers.map(ofNumber), ...qualitative.map(ofWords)].sort(
    (one, other) =>
      Number(other.is_unconfirmed) - Number(one.is_unconfirmed) || placeOf(one) - placeOf(other),
  )
}

const counts = ({ is_wrong, is_unconfirmed }: Result) => !is_wrong && !is_unconfirmed

const things = (results: ReadonlyArray<Result>): ReadonlyArray<Thing> => {
  const byKey = new Map<string, [Result, ...Array<Result>]>()
  const newestFirst = results.toSorted((one, other) =>
    (other.date ?? "").localeCompare(one.date ?? ""),
  )
  for (const result of newestFirst) {
    const found = byKey.get(result.thing)
    if (found) found.push(result)
    else byKey.set(result.thing, [result])
  }
  return [...byKey].map(([key, all]) => {
    const latest = all.find(counts) ?? all[0]
    return { key, title: latest.title, panel: latest.panel, results: all, latest }
  })
}

const all = async (signal: AbortSignal): Promise<ReadonlyArray<ListedResult>> => {
  const rows: Array<ListedResult> = []
  for (let cursor = ""; ; ) {
    const page = await get<Page<ListedResult>>(`/v1/data/biomarkers?limit=100${cursor}`, signal)
    rows.push(...page.data)
    if (page.next_cursor === null) return rows
    cursor = `&cursor=${encodeURIComponent(page.next_cursor)}`
  }
}

/** Where a lab is read. */
export const pathOf = (id: string) => `/v1/labs/${encodeURIComponent(id)}`

const reports = async (signal: AbortSignal): Promise<ReadonlyArray<ParsedLab>> => {
  const { uploads } = await get<{ readonly uploads: ReadonlyArray<Lab> }>("/v1/labs", signal)
  const read = uploads.map(({ id }) =>
    get<ParsedLab>(pathOf(id), signal).catch((cause: unknown) => {
      // It was deleted meanwhile.
      if (cause instanceof Problem && cause.status === 404) return null
      throw cause
    }),
  )
  return (await Promise.all(read)).filter((lab) => lab !== null)
}

/** Reads every result, and the reports: the address is not looked at. */
export const readLabs = async (_: string, signal: AbortSignal): Promise<LabData> => {
  const [listed, found] = await Promise.all([all(signal), reports(signal)])
  const results = new Map(listed.map((row) => [row.id, ofNumber(row)]))
  for (const report of found) for (const result of resultsOf(report)) results.set(result.id, result)
  return { reports: found, things: things([...results.values()]) }
}

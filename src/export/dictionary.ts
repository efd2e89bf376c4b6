import type { TProperties } from "typebox"
import { type ExportedTable, exportedTables, shownColumns } from "#db/person-rows"
import { tables } from "#db/tables"
import { Biomarker } from "#domain/biomarker"
import { DiaryDay } from "#domain/diary"
import { Activity, DailySummary, SleepSession } from "#domain/wearable"
import { fileNameOf } from "#export/rows"
import { csvLine } from "#export/text"

/** What a table is. */
const descriptions: Readonly<Record<ExportedTable, string>> = {
  connections: "Sources: a device, an app or the files of one, once each.",
  dailySummary: "One local day of one source.",
  sleepSessions: "One sleep of one source; its date is the local day of waking up.",
  activities: "One workout of one source; its date is the local day of its start.",
  diaryDays: "What was eaten, drunk and tagged on one local day, by one source.",
  labs: "Reports that were uploaded or entered by hand.",
  biomarkers: "Results of reports.",
  profiles: "What the person stated about themselves.",
  memory: "What the service remembers, a sentence each.",
  conversations: "Threads of turns.",
  turns: "Questions with their answers.",
  experiments: "Experiments of the person with themselves.",
  notes: "What the person wrote down.",
  wrongMarks: "Rows, or values of them, that the person says are wrong.",
  fileImports: "Files that were imported.",
  shownAlerts: "Alerts that were shown.",
}

/** The schemas of rows, for what they say of their columns. */
const described: Readonly<Partial<Record<ExportedTable, TProperties>>> = {
  dailySummary: DailySummary.properties,
  sleepSessions: SleepSession.properties,
  activities: Activity.properties,
  diaryDays: DiaryDay.properties,
  biomarkers: Biomarker.properties,
}

/** The unit that the end of a column's name says, as UCUM writes it; the longest end first. */
const UNITS: ReadonlyArray<readonly [end: string, ucum: string]> = [
  ["_ml_kg_min", "mL/kg/min"],
  ["_min_km", "min/km"],
  ["_offset_min", "min"],
  ["_mg_dl", "mg/dL"],
  ["_brpm", "/min"],
  ["_bpm", "/min"],
  ["_rpm", "/min"],
  ["_mmhg", "mm[Hg]"],
  ["_kcal", "kcal"],
  ["_mps", "m/s"],
  ["_pct", "%"],
  ["_usd", "USD"],
  ["_kj", "kJ"],
  ["_kg", "kg"],
  ["_cm", "cm"],
  ["_mg", "mg"],
  ["_ml", "mL"],
  ["_ms", "ms"],
  ["_days", "d"],
  ["_bytes", "By"],
  ["_c", "Cel"],
  ["_m", "m"],
  ["_g", "g"],
  ["_s", "s"],
  ["_w", "W"],
]

/** The unit of a column, by its name; null for one without. */
export const unitOfColumn = (column: string): string | null =>
  UNITS.find(([end]) => column.endsWith(end))?.[1] ?? null

interface Entry {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly unit: string | null
  readonly nullable: boolean
  readonly description: string
}

const entries = (): ReadonlyArray<Entry> =>
  exportedTables.flatMap((name) =>
    shownColumns(name, tables).map(([column, { dataType, notNull }]) => {
      const schema = described[name]?.[column] as { readonly description?: string } | undefined
      return {
        table: fileNameOf(name),
        column,
        type: dataType,
        unit: unitOfColumn(column),
        nullable: !notNull,
        description: schema?.description ?? "",
      }
    }),
  )

/** The data dictionary: every column of every table, as a spreadsheet reads it. */
export function* dictionaryCsv(): Generator<string> {
  yield "table,column,type,unit,nullable,description"
  for (const { table, column, type, unit, nullable, description } of entries())
    yield csvLine([table, column, type, unit, nullable, description])
}

/** The same as JSON, with what each table is. */
export function* dictionaryJson(): Generator<string> {
  const all = Map.groupBy(entries(), ({ table }) => table)
  const described = exportedTables.map((name) => ({
    name: fileNameOf(name),
    description: descriptions[name],
    columns: all.get(fileNameOf(name))!.map(({ table: _, ...column }) => column),
  }))
  yield JSON.stringify({ null: "not reported, never 0", tables: described }, null, 2)
}

import { type ExportedTable, pagesOf, shownColumns } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import { tables } from "#db/tables"
import type { UserId } from "#domain/ids"
import { headingOf } from "#domain/own-export"
import { csvLine } from "#export/text"

/** The name of a table in an export: that of its table in the database. */
export const fileNameOf = (name: ExportedTable): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnsOf = (name: ExportedTable) => shownColumns(name, tables).map(([column]) => column)

function* rowsOf(snapshot: Snapshot, name: ExportedTable, user: UserId) {
  for (const page of pagesOf(snapshot, name, user))
    yield* page as ReadonlyArray<Readonly<Record<string, unknown>>>
}

/** The rows of a table as a spreadsheet reads them. */
export function* csvOf(snapshot: Snapshot, name: ExportedTable, user: UserId): Generator<string> {
  const columns = columnsOf(name)
  yield columns.join(",")
  for (const row of rowsOf(snapshot, name, user)) yield csvLine(columns.map((each) => row[each]))
}

/** The same as one JSON document. */
export function* jsonOf(snapshot: Snapshot, name: ExportedTable, user: UserId): Generator<string> {
  const columns = columnsOf(name)
  yield `${headingOf("rows", { table: fileNameOf(name) }).slice(0, -1)},"rows":[`
  let before: string | null = null
  for (const row of rowsOf(snapshot, name, user)) {
    if (before !== null) yield `${before},`
    before = JSON.stringify(Object.fromEntries(columns.map((each) => [each, row[each] ?? null])))
  }
  if (before !== null) yield before
  yield "]}"
}

import { type ExportedTable, pagesOf, stepsOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { UserId } from "#domain/ids"
import { shownNote } from "#domain/note"
import { type ExportedName, exportedRecords, headingOf } from "#domain/own-export"

/** The table of each kind of record. */
const tableOf: Readonly<Record<ExportedName, ExportedTable>> = {
  profile: "profiles",
  memory: "memory",
  labs: "labs",
  results: "biomarkers",
  conversations: "conversations",
  turns: "turns",
  experiments: "experiments",
  notes: "notes",
}

type Row = Readonly<Record<string, unknown>>

/** A turn that still runs has no answer to keep. */
const hasEnded = ({ status }: Row) => status === "completed" || status === "failed"

/** The records of a kind that a person has, one a line. */
export function* recordLines(
  snapshot: Snapshot,
  name: ExportedName,
  user: UserId,
): Generator<string> {
  yield headingOf(name)
  const members = Object.keys(exportedRecords[name].properties)
  for (const page of pagesOf(snapshot, tableOf[name], user))
    for (const row of page as ReadonlyArray<Row>)
      if (name !== "turns" || hasEnded(row))
        yield JSON.stringify(
          name === "notes"
            ? shownNote(row as never)
            : Object.fromEntries(members.map((each) => [each, row[each] ?? null])),
        )
}

/** What each step of the turns called and cost: the receipts of the answers. */
export function* receiptLines(snapshot: Snapshot, user: UserId): Generator<string> {
  yield headingOf("receipts")
  for (const page of pagesOf(snapshot, "turns", user))
    for (const step of snapshot.rows(stepsOf(page.map(({ id }) => id)))) yield JSON.stringify(step)
}

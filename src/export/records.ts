import { callsOf, type ExportedTable, pagesOf, stepsOf, struckOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { TurnId, UserId } from "#domain/ids"
import { shownNote } from "#domain/note"
import { type ExportedName, exportedRecords, headingOf } from "#domain/own-export"
import { exportedMarks } from "#export/marks"

/** The table of each kind of record. */
const tableOf: Readonly<Record<ExportedName, ExportedTable>> = {
  profile: "profiles",
  memory: "memory",
  labs: "labs",
  results: "biomarkers",
  conversations: "conversations",
  turns: "turns",
  receipts: "turns",
  calls: "turns",
  struck: "turns",
  experiments: "experiments",
  notes: "notes",
  marks: "wrongMarks",
}

type Row = Readonly<Record<string, unknown>>

/** A turn that still runs has no answer to keep. */
const hasEnded = ({ status }: Row) => status === "completed" || status === "failed"

/** What is read for some turns. */
const ofTurns = { receipts: stepsOf, calls: callsOf, struck: struckOf } as const

const isOfTurns = (name: ExportedName): name is keyof typeof ofTurns => name in ofTurns

/** What stands in the table of a kind; of the receipts, what each step of its turns called and cost. */
function* rowsOf(snapshot: Snapshot, name: ExportedName, user: UserId): Generator<Row> {
  if (name === "marks") return yield* exportedMarks(snapshot, user)
  for (const page of pagesOf(snapshot, tableOf[name], user) as Iterable<ReadonlyArray<Row>>)
    if (isOfTurns(name))
      yield* snapshot.rows<unknown, Row>(
        ofTurns[name](page.filter(hasEnded).map(({ id }) => id as TurnId)),
      )
    else yield* name === "turns" ? page.filter(hasEnded) : page
}

/** The records of a kind that a person has, one a line. */
export function* recordLines(
  snapshot: Snapshot,
  name: ExportedName,
  user: UserId,
): Generator<string> {
  yield headingOf(name)
  const members = Object.keys(exportedRecords[name].properties)
  for (const row of rowsOf(snapshot, name, user))
    yield JSON.stringify(
      name === "notes"
        ? shownNote(row as never)
        : Object.fromEntries(members.map((each) => [each, row[each] ?? null])),
    )
}

import { and, eq, isNull } from "drizzle-orm"
import { type Bringing, type Brought, digestOf, noteBrought } from "#db/brought-records"
import { type Change, type Given, query, type Schema, type Transaction } from "#db/change"
import { connectionRows } from "#db/connections"
import { placeOf } from "#db/restored-place"
import {
  hasAllMarks,
  insertMark,
  keyColumns,
  type MarkedRow,
  markedKind,
  markedTables,
  removeMark,
  rowQueries,
} from "#db/wrong-marks"
import { fileLink } from "#domain/file-link"
import type { SourceId, UserId } from "#domain/ids"
import { NOTED } from "#domain/note"
import type { ExportedMark } from "#domain/own-export"

type Kind = keyof typeof markedTables

const tableIn = (schema: Schema, kind: Kind) => schema[markedTables[kind]] as Schema["dailySummary"]

const ofSource = (kind: Kind) =>
  query((db, schema, given: Given<{ source: SourceId; key: string }>) => {
    const rows = tableIn(schema, kind)
    const key = rows[keyColumns[kind] as "date"]
    return db
      .select()
      .from(rows)
      .where(and(eq(rows.source_id, given.source), eq(key, given.key as never)))
  })

const ofNotes = (kind: Kind) =>
  query((db, schema, given: Given<{ user: UserId; date: string }>) => {
    const rows = tableIn(schema, kind)
    return db
      .select()
      .from(rows)
      .where(
        and(
          eq(rows.user_id, given.user),
          eq(rows.date, given.date as never),
          eq(rows.provider_raw, NOTED),
          isNull(rows.source_id),
        ),
      )
  })

const byKind = <Q>(of: (kind: Kind) => Q) => ({
  ds: of("ds"),
  act: of("act"),
  slp: of("slp"),
  dd: of("dd"),
})
const sourceQueries = byKind(ofSource)
const noteQueries = byKind(ofNotes)

/** The row of a person that a mark is of: the one it was set on, else that of the same source and name. */
function* markedRow(
  tx: Transaction,
  user: UserId,
  { row: id, source, key }: ExportedMark,
): Change<MarkedRow | undefined> {
  const kind = markedKind(id)
  if (kind === null) return undefined
  if (kind === "bio") {
    const result = yield* placeOf(tx, "biomarkers", user, id)
    return result.isThere ? { id: result.id } : undefined
  }
  const [same] = yield* tx.rows(rowQueries[kind], { user, id })
  if (same) return same
  if (source === null) return (yield* tx.rows(noteQueries[kind], { user, date: key }))[0]
  const link = yield* connectionRows.byAggregatorUser(tx, fileLink(source.origin, user))
  if (link?.user_id !== user) return undefined
  return (yield* tx.rows(sourceQueries[kind], { source: link.id, key }))[0]
}

/** Marks the row of the importing person that a mark of an export is of, where there is one. */
export function* restoreMark(tx: Transaction, of: Bringing, mark: ExportedMark): Change<void> {
  const user = of.user_id
  const row = yield* markedRow(tx, user, mark)
  if (!row || row.deleted === true) return
  if (mark.field !== null && typeof row[mark.field] !== "number") return
  if (yield* hasAllMarks(tx, user)) return
  const { marked_at } = mark
  const row_id = row.id as string
  const field = mark.field ?? ""
  if ((yield* tx.count(insertMark, { user_id: user, row_id, field, marked_at })) === 0) return
  yield* noteBrought(tx, of, "marks", `${row_id} ${field}`, digestOf(marked_at))
}

const markedAt = query((db, { wrongMarks }, given: Given<Named>) =>
  db
    .select({ marked_at: wrongMarks.marked_at })
    .from(wrongMarks)
    .where(
      and(
        eq(wrongMarks.user_id, given.user),
        eq(wrongMarks.row_id, given.id),
        eq(wrongMarks.field, given.field),
      ),
    ),
)

interface Named {
  readonly user: UserId
  readonly id: string
  readonly field: string
}

/** Takes a mark away that was restored, unless its person set it anew. */
export function* takeBackMark(
  tx: Transaction,
  user: UserId,
  { record, digest }: Brought,
): Change<void> {
  const [id = "", field = ""] = record.split(" ")
  const [mark] = yield* tx.rows(markedAt, { user, id, field })
  if (mark && digestOf(mark.marked_at) === digest) yield* tx.rows(removeMark, { user, id, field })
}

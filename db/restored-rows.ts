import { and, eq, sql } from "drizzle-orm"
import { putRestored } from "#db/biomarkers"
import { type Bringing, digestOfRow, noteBrought } from "#db/brought-records"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { restoredConversations } from "#db/restored-conversations"
import { restoreMark } from "#db/restored-marks"
import { placeOf, referred } from "#db/restored-place"
import type { Tables } from "#db/tables"
import type { LabId, TurnId, UserId } from "#domain/ids"
import type { LabStatus } from "#domain/lab"
import type { ExportedRecords } from "#domain/own-export"

const insertMemory = query((db, { memory }, given: Given<Tables["memory"]["$inferSelect"]>) =>
  db.insert(memory).values(givenColumns(memory, given, ["seq"])),
)

const laterMemory = query(
  (db, { memory }, given: Given<{ user: UserId; topic: string; ts: string }>) =>
    db
      .select({ id: memory.id })
      .from(memory)
      .where(
        and(
          eq(memory.user_id, given.user),
          eq(memory.topic, given.topic),
          sql`${memory.ts} > ${given.ts}`,
        ),
      )
      .limit(1),
)

const insertExperiment = query(
  (db, { experiments }, given: Given<Tables["experiments"]["$inferSelect"]>) =>
    db
      .insert(experiments)
      .values(givenColumns(experiments, given, ["seq"]))
      .onConflictDoNothing(),
)

const insertLab = query((db, { labs }, given: Given<Tables["labs"]["$inferSelect"]>) =>
  db.insert(labs).values(givenColumns(labs, given, ["seq"])),
)

interface Original {
  readonly user: UserId
  readonly id: LabId
  readonly storage_key: string
  readonly content_type: string
  readonly size_bytes: number
}

const setOriginal = query((db, { labs }, given: Given<Original>) =>
  db
    .update(labs)
    .set({
      storage_key: given.storage_key,
      content_type: given.content_type,
      size_bytes: given.size_bytes,
    })
    .where(and(eq(labs.id, given.id), eq(labs.user_id, given.user), eq(labs.storage_key, ""))),
)

const withoutOriginal = query((db, { labs }, given: Given<{ user: UserId; id: LabId }>) =>
  db
    .select({ id: labs.id })
    .from(labs)
    .where(and(eq(labs.id, given.id), eq(labs.user_id, given.user), eq(labs.storage_key, ""))),
)

type Unkept<Row> = Omit<Row, "seq">

/** Where the seq of a row is given by its table. */
const ordered = <Row>(row: Unkept<Row>) => row as Row

/** Records of an export as rows of the importing person; what they have already is not changed. */
export const restoredRows = {
  ...restoredConversations,
  marks: restoreMark,
  /** An entry on whose topic the person has a later one is left out: it counts for nothing any more. */
  *memory(tx: Transaction, of: Bringing, record: ExportedRecords["memory"]): Change<void> {
    const user = of.user_id
    const { id, isThere } = yield* placeOf(tx, "memory", user, record.id)
    const { topic, ts } = record
    if (isThere || (yield* tx.rows(laterMemory, { user, topic, ts })).length > 0) return
    const turn_id = (yield* referred(tx, "turns", user, record.turn_id)) as TurnId | null
    const row = { ...record, id: id as never, user_id: user, turn_id }
    yield* tx.rows(insertMemory, ordered<Tables["memory"]["$inferSelect"]>(row))
    yield* noteBrought(tx, of, "memory", id)
  },
  *experiments(
    tx: Transaction,
    of: Bringing,
    record: ExportedRecords["experiments"],
  ): Change<void> {
    const user = of.user_id
    const { id, isThere } = yield* placeOf(tx, "experiments", user, record.id)
    if (isThere) return
    const turn_id = (yield* referred(tx, "turns", user, record.turn_id)) as TurnId | null
    const row = { ...record, id: id as never, user_id: user, turn_id }
    const added = yield* tx.count(
      insertExperiment,
      ordered<Tables["experiments"]["$inferSelect"]>(row),
    )
    if (added > 0) yield* noteBrought(tx, of, "experiments", id, digestOfRow("experiments", row))
  },
  /** One that was still to be read when it was exported has failed: its original can be uploaded again. */
  *labs(tx: Transaction, of: Bringing, record: ExportedRecords["labs"]): Change<void> {
    const user = of.user_id
    const { id, isThere } = yield* placeOf(tx, "labs", user, record.id)
    if (isThere) return
    const { aggregator_status: status, uploaded_at, parsed_at } = record
    const isOpen = status === "pending" || status === "submitted"
    const row: Unkept<Tables["labs"]["$inferSelect"]> = {
      id: id as LabId,
      user_id: user,
      upload_id: null,
      aggregator_status: (isOpen ? "failed:interrupted" : status) as LabStatus,
      uploaded_at,
      parsed_at,
      content_type: "",
      size_bytes: 0,
      storage_key: "",
      note: record.note ?? null,
      file_name: record.file_name ?? null,
      laboratory: record.laboratory ?? null,
      attempts: 0,
    }
    yield* tx.rows(insertLab, ordered<Tables["labs"]["$inferSelect"]>(row))
    yield* noteBrought(tx, of, "labs", id)
  },
  *results(tx: Transaction, of: Bringing, record: ExportedRecords["results"]): Change<void> {
    const user = of.user_id
    const { id, isThere } = yield* placeOf(tx, "biomarkers", user, record.id)
    if (isThere) return
    const lab = record.lab_id === null ? null : yield* placeOf(tx, "labs", user, record.lab_id)
    const row = {
      ...record,
      id: id as never,
      user_id: user,
      lab_id: lab?.isThere ? (lab.id as LabId) : null,
      read_by: record.read_by ?? null,
    }
    if (yield* putRestored(tx, row))
      yield* noteBrought(tx, of, "results", id, digestOfRow("results", row))
  },
}

/** The lab that a person has of an exported one, where its original is missing; null for none. */
export function* labWithoutOriginal(
  tx: Transaction,
  user: UserId,
  original: string,
): Change<LabId | null> {
  const { id } = yield* placeOf(tx, "labs", user, original)
  const [found] = yield* tx.rows(withoutOriginal, { user, id: id as LabId })
  return found?.id ?? null
}

/** Notes where the original of a lab is kept. */
export function* keepOriginal(tx: Transaction, of: Original): Change<void> {
  yield* tx.rows(setOriginal, of)
}

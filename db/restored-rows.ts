import { and, eq, sql } from "drizzle-orm"
import { putRestored } from "#db/biomarkers"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import type { Tables } from "#db/tables"
import { previewOf, titleOf } from "#domain/conversation"
import type { LabId, TurnId, UserId } from "#domain/ids"
import type { ExportedRecords } from "#domain/own-export"

/** The tables whose rows are restored under ids, and the prefix of these. */
const prefixes = {
  memory: "mem",
  turns: "turn",
  labs: "lab",
  biomarkers: "bio",
  experiments: "exp",
  notes: "note",
} as const
type Table = keyof typeof prefixes

/**
 * The id under which a person gets a record of an export: another than where it came from, since ids are unique
 * beyond a person, and the same each time.
 */
const restoredId = (prefix: string, user: UserId, original: string): string => {
  const hash = new Bun.CryptoHasher("sha256").update(`${user} ${original}`).digest("hex")
  return `${prefix}_${hash.slice(0, 32)}`
}

type Wanted = { readonly user: UserId; readonly original: string; readonly restored: string }

const finders = Object.fromEntries(
  (Object.keys(prefixes) as ReadonlyArray<Table>).map((name) => [
    name,
    query((db, schema, given: Given<Wanted>) => {
      const table = schema[name] as Tables["memory"]
      return db
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(
          and(
            eq(table.user_id, given.user),
            sql`${table.id} IN (${given.original}, ${given.restored})`,
          ),
        )
    }),
  ]),
) as Record<Table, ReturnType<typeof query<Wanted, { id: string }>>>

interface Place {
  readonly id: string
  readonly isThere: boolean
}

/** The id of a record for a person: the one it came from where they have it still, else that of its restoration. */
export function* placeOf(
  tx: Transaction,
  name: Table,
  user: UserId,
  original: string,
): Change<Place> {
  const restored = restoredId(prefixes[name], user, original)
  const [found] = yield* tx.rows(finders[name], { user, original, restored })
  return { id: found?.id ?? restored, isThere: found !== undefined }
}

function* referred(
  tx: Transaction,
  name: Table,
  user: UserId,
  original: string | null,
): Change<string | null> {
  return original === null ? null : (yield* placeOf(tx, name, user, original)).id
}

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

const insertThread = query(
  (db, { conversations }, given: Given<Tables["conversations"]["$inferSelect"]>) =>
    db
      .insert(conversations)
      .values(givenColumns(conversations, given, ["seq"]))
      .onConflictDoNothing(),
)

const countTurn = query((db, { conversations }, given: Given<{ user: UserId; id: string }>) =>
  db
    .update(conversations)
    .set({ turn_count: sql`${conversations.turn_count} + 1` })
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id))),
)

const insertTurn = query((db, { turns }, given: Given<Tables["turns"]["$inferSelect"]>) =>
  db
    .insert(turns)
    .values(givenColumns(turns, given, ["seq", "resumptions", "resumed_after_steps"])),
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
  /** An entry on whose topic the person has a later one is left out: it counts for nothing any more. */
  *memory(tx: Transaction, user: UserId, record: ExportedRecords["memory"]): Change<void> {
    const { id, isThere } = yield* placeOf(tx, "memory", user, record.id)
    const { topic, ts } = record
    if (isThere || (yield* tx.rows(laterMemory, { user, topic, ts })).length > 0) return
    const turn_id = (yield* referred(tx, "turns", user, record.turn_id)) as TurnId | null
    const row = { ...record, id: id as never, user_id: user, turn_id }
    yield* tx.rows(insertMemory, ordered<Tables["memory"]["$inferSelect"]>(row))
  },
  *experiments(
    tx: Transaction,
    user: UserId,
    record: ExportedRecords["experiments"],
  ): Change<void> {
    const { id, isThere } = yield* placeOf(tx, "experiments", user, record.id)
    if (isThere) return
    const turn_id = (yield* referred(tx, "turns", user, record.turn_id)) as TurnId | null
    const row = { ...record, id: id as never, user_id: user, turn_id }
    yield* tx.rows(insertExperiment, ordered<Tables["experiments"]["$inferSelect"]>(row))
  },
  *conversations(
    tx: Transaction,
    user: UserId,
    record: ExportedRecords["conversations"],
  ): Change<void> {
    const row = { ...record, user_id: user, turn_count: 0 }
    yield* tx.rows(insertThread, ordered<Tables["conversations"]["$inferSelect"]>(row))
  },
  *turns(tx: Transaction, user: UserId, record: ExportedRecords["turns"]): Change<void> {
    const { id, isThere } = yield* placeOf(tx, "turns", user, record.id)
    if (isThere) return
    const row = { ...record, id: id as TurnId, user_id: user }
    yield* tx.rows(insertTurn, row as unknown as Tables["turns"]["$inferSelect"])
    if (record.conversation_id === null) return
    const question = record.messages.at(-1)?.content ?? ""
    const thread = {
      id: record.conversation_id,
      title: record.title,
      question: titleOf(question),
      preview: previewOf(record.result?.answer ?? question),
      created_at: record.created_at,
      updated_at: record.ended_stamp ?? record.accepted_stamp,
    }
    yield* restoredRows.conversations(tx, user, thread)
    yield* tx.rows(countTurn, { user, id: record.conversation_id })
  },
  /** One that was still to be read when it was exported has failed: its original can be uploaded again. */
  *labs(tx: Transaction, user: UserId, record: ExportedRecords["labs"]): Change<void> {
    const { id, isThere } = yield* placeOf(tx, "labs", user, record.id)
    if (isThere) return
    const { aggregator_status: status, uploaded_at, parsed_at } = record
    const isOpen = status === "pending" || status === "submitted"
    const row = {
      id: id as LabId,
      user_id: user,
      upload_id: null,
      aggregator_status: isOpen ? "failed:interrupted" : status,
      uploaded_at,
      parsed_at,
      content_type: "",
      size_bytes: 0,
      storage_key: "",
      note: record.note ?? null,
    } as Unkept<Tables["labs"]["$inferSelect"]>
    yield* tx.rows(insertLab, ordered<Tables["labs"]["$inferSelect"]>(row))
  },
  *results(tx: Transaction, user: UserId, record: ExportedRecords["results"]): Change<void> {
    const { id, isThere } = yield* placeOf(tx, "biomarkers", user, record.id)
    if (isThere) return
    const lab = record.lab_id === null ? null : yield* placeOf(tx, "labs", user, record.lab_id)
    yield* putRestored(tx, {
      ...record,
      id: id as never,
      user_id: user,
      lab_id: lab?.isThere ? (lab.id as LabId) : null,
      read_by: record.read_by ?? null,
    })
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

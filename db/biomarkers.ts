import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import {
  type Builder,
  type Change,
  type Given,
  givenColumns,
  query,
  type Reading,
  type Schema,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import type { biomarkers } from "#db/schema/lab"
import { biomarkerOf } from "#db/shown-results"
import { insertSyncRow, numberOfKind, removeSyncRow } from "#db/sync-rows"
import { isNotWrong } from "#db/wrong-marks"
import type { BiomarkerContent } from "#domain/biomarker"
import { type LabId, newId, type UserId } from "#domain/ids"

/** A lab result as it is stored. */
export type StoredBiomarker = Omit<typeof biomarkers.$inferSelect, "seq">

/** A place in a person's results, newest test first: its day as a number, and which one there. */
export interface BiomarkerPlace {
  /** `20260302`; 0 where the report printed no date. */
  readonly day: number
  readonly seq: number
}

/** A page of results: at most `limit` of them, behind a position. */
export interface BiomarkerPage {
  readonly name: string | undefined
  readonly after: BiomarkerPlace | undefined
  readonly limit: number
}

const stored = ({ biomarkers }: Schema) => {
  const { seq: _, ...columns } = getTableColumns(biomarkers)
  return columns
}

const select = (db: Builder, schema: Schema) => db.select(stored(schema)).from(schema.biomarkers)

/** The condition of a result that does not wait for its person to confirm it. */
const isCertain = ({ biomarkers }: Schema) =>
  sql`${biomarkers.confirmation} IS DISTINCT FROM 'awaited'`

const all = query((db, schema, given: Given<{ user: UserId }>) =>
  select(db, schema)
    .where(
      and(
        eq(schema.biomarkers.user_id, given.user),
        isCertain(schema),
        isNotWrong(db, schema, schema.biomarkers, given),
      ),
    )
    .orderBy(asc(schema.biomarkers.test_date), asc(schema.biomarkers.name)),
)

/** The labs of the bytes of one: their results are stored with one of them. */
const labsOfItsFile = (db: Builder, { labs }: Schema, lab: Given<{ lab: LabId }>["lab"]) => {
  const file = db
    .select({ key: labs.storage_key })
    .from(labs)
    .where(and(eq(labs.id, lab), ne(labs.storage_key, "")))
  return db.select({ id: labs.id }).from(labs).where(inArray(labs.storage_key, file))
}

const ofLab = query((db, schema, given: Given<{ user: UserId; lab: LabId }>) => {
  const { biomarkers } = schema
  return select(db, schema)
    .where(
      and(
        eq(biomarkers.user_id, given.user),
        or(
          eq(biomarkers.lab_id, given.lab),
          inArray(biomarkers.lab_id, labsOfItsFile(db, schema, given.lab)),
        ),
      ),
    )
    .orderBy(asc(biomarkers.test_date), asc(biomarkers.name))
})

const ofLabAlone = query((db, schema, given: Given<{ lab: LabId }>) =>
  select(db, schema).where(eq(schema.biomarkers.lab_id, given.lab)),
)

/** The day of a test as a number, 0 for a report without a date. */
const dayOf = ({ biomarkers }: Schema) =>
  sql<number>`CAST(REPLACE(COALESCE(${biomarkers.test_date}, '0'), '-', '') AS INTEGER)`

interface Page extends BiomarkerPlace {
  readonly user: UserId
  /** Null for results of every name. */
  readonly name: string | null
  readonly limit: number
}

/** Before every result there is. */
const TOP: BiomarkerPlace = { day: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER }

const page = query((db, schema, given: Given<Page>) => {
  const { biomarkers } = schema
  const day = dayOf(schema)
  return db
    .select({ row: stored(schema), place: { day, seq: biomarkers.seq } })
    .from(biomarkers)
    .where(
      and(
        eq(biomarkers.user_id, given.user),
        isNotNull(biomarkers.value),
        isCertain(schema),
        or(sql`${given.name} IS NULL`, sql`lower(${biomarkers.name}) = lower(${given.name})`),
        sql`(${day}, ${biomarkers.seq}) < (${given.day}, ${given.seq})`,
      ),
    )
    .orderBy(desc(day), desc(biomarkers.seq))
    .limit(given.limit)
})

interface Result {
  readonly user: UserId
  readonly lab: LabId | null
  readonly name: string
  readonly test_date: string | null
}

const ofResult = query((db, schema, given: Given<Result>) => {
  const { biomarkers } = schema
  return select(db, schema).where(
    and(
      sql`${biomarkers.lab_id} IS NOT DISTINCT FROM ${given.lab}`,
      eq(biomarkers.name, given.name),
      sql`COALESCE(${biomarkers.test_date}, '') = COALESCE(${given.test_date}, '')`,
      eq(biomarkers.user_id, given.user),
    ),
  )
})

const insert = query((db, { biomarkers }, given: Given<StoredBiomarker>) =>
  db.insert(biomarkers).values(givenColumns(biomarkers, given, ["seq"])),
)

const update = query((db, { biomarkers }, given: Given<StoredBiomarker>) =>
  db
    .update(biomarkers)
    .set(givenColumns(biomarkers, given, ["seq"]))
    .where(eq(biomarkers.id, given.id)),
)

/** Results of parsed lab reports. */
export class BiomarkerStore extends Context.Service<
  BiomarkerStore,
  {
    /** Every result of a person that counts, none that is marked as wrong, oldest test first. */
    readonly all: (user: UserId) => Effect.Effect<ReadonlyArray<StoredBiomarker>>
    /** The same of a lab, and of others of the same bytes, with those that wait to be confirmed. */
    readonly ofLab: (user: UserId, lab: LabId) => Effect.Effect<ReadonlyArray<StoredBiomarker>>
    /** Those with a number, of one name where one is given. */
    readonly page: (
      user: UserId,
      page: BiomarkerPage,
    ) => Effect.Effect<
      ReadonlyArray<{ readonly row: StoredBiomarker; readonly place: BiomarkerPlace }>
    >
  }
>()("db/BiomarkerStore") {
  static readonly layer = Layer.effect(
    BiomarkerStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return BiomarkerStore.of({
        all: (user) => rows(all, { user }),
        ofLab: (user, lab) => rows(ofLab, { user, lab }),
        page: (user, { name = null, after = TOP, limit }) =>
          rows(page, { user, name, limit, ...after }),
      })
    }),
  )
}

/** The results of a lab, within the caller's transaction. */
export const resultsOfLab = (
  tx: Reading,
  user: UserId,
  lab: LabId,
): Change<ReadonlyArray<StoredBiomarker>> => tx.rows(ofLab, { user, lab })

/** The user whose report a result is from, and the delivery that brought it. */
export interface ReportArrival {
  readonly user_id: UserId
  /** Null for a report that was not uploaded here. */
  readonly lab_id: LabId | null
  /** Null for results that a person entered. */
  readonly raw_event_id: number | null
}

const isSame = (stored: StoredBiomarker, content: Partial<BiomarkerContent>) =>
  stored.confirmation === (content.confirmation ?? null) &&
  (Object.keys(content) as ReadonlyArray<keyof BiomarkerContent>).every(
    (name) => stored[name] === content[name],
  )

/** Whether a delivery has nothing to say to a result: it says the same, it is older, or the person has spoken. */
const isFinal = (stored: StoredBiomarker, content: BiomarkerContent, raw_event_id: number | null) =>
  stored.confirmation === "given" || isSame(stored, content) || isLater(stored, raw_event_id)

/** Whether a result was written by a later delivery than this one, which is tried once more. */
const isLater = (stored: StoredBiomarker, raw_event_id: number | null) =>
  stored.raw_event_id !== null && raw_event_id !== null && stored.raw_event_id > raw_event_id

/** Writes a result with its copy for the delta sync; one that waits to be confirmed has none. */
function* writeRow(
  tx: Transaction,
  stored: StoredBiomarker | undefined,
  row: StoredBiomarker,
): Change<void> {
  yield* tx.rows(stored ? update : insert, row)
  if (stored) yield* tx.rows(removeSyncRow, stored)
  const sent = biomarkerOf(row)
  if (sent === null || row.confirmation === "awaited") return
  const copy = { user_id: row.user_id, id: row.id, updated_at: row.updated_at }
  const kind = numberOfKind("biomarkers")
  yield* tx.rows(insertSyncRow, { ...copy, kind, row: JSON.stringify(sent) })
}

/**
 * Writes one result over the one of the same lab, name and day; moves nothing when it is equal, or when its person
 * has confirmed or corrected it.
 */
export function* putBiomarker(
  tx: Transaction,
  { user_id, lab_id, raw_event_id }: ReportArrival,
  content: BiomarkerContent,
): Change<void> {
  const { name, test_date } = content
  const [stored] = yield* tx.rows(ofResult, { user: user_id, lab: lab_id, name, test_date })
  if (stored && isFinal(stored, content, raw_event_id)) return
  yield* writeRow(tx, stored, {
    ...content,
    id: stored?.id ?? newId("bio"),
    user_id,
    lab_id,
    raw_event_id,
    updated_at: yield* tx.stamp(),
    confirmation: content.confirmation ?? null,
    page: content.page ?? null,
    box: content.box ?? null,
    printed: content.printed ?? null,
    read_by: content.read_by ?? null,
  })
}

/** Writes a result of an export, unless the same lab has one of that name and day; answers whether it did. */
export function* putRestored(
  tx: Transaction,
  result: Omit<StoredBiomarker, "raw_event_id" | "updated_at">,
): Change<boolean> {
  const { user_id: user, lab_id: lab, name, test_date } = result
  const [stored] = yield* tx.rows(ofResult, { user, lab, name, test_date })
  if (stored) return false
  yield* writeRow(tx, undefined, { ...result, raw_event_id: null, updated_at: yield* tx.stamp() })
  return true
}

/** Gives the results of a lab to another; the delivery that brought them is no longer theirs. */
export function* moveResults(
  tx: Transaction,
  { id }: { readonly id: LabId },
  lab_id: LabId,
): Change<void> {
  for (const row of yield* tx.rows(ofLabAlone, { lab: id }))
    yield* writeRow(tx, row, { ...row, lab_id, raw_event_id: null, updated_at: yield* tx.stamp() })
}

/** Writes what its person says a result is, which no delivery changes any more. */
export function* confirmResult(
  tx: Transaction,
  stored: StoredBiomarker,
  content: Partial<BiomarkerContent>,
): Change<StoredBiomarker> {
  if (stored.confirmation === "given" && isSame({ ...stored, confirmation: null }, content))
    return stored
  const updated_at = yield* tx.stamp()
  const row: StoredBiomarker = { ...stored, ...content, updated_at, confirmation: "given" }
  yield* writeRow(tx, stored, row)
  return row
}

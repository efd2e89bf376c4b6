import { and, eq, inArray, isNotNull, sql } from "drizzle-orm"
import { type Brought, broughtRecord, digestOfRow, forgetBrought } from "#db/brought-records"
import { type Builder, type Change, type Given, query, type Transaction } from "#db/change"
import { handOverResults } from "#db/lab-files"
import type { StoredLab } from "#db/labs"
import { removeSyncRow } from "#db/sync-rows"
import type { Tables } from "#db/tables"
import type { LabId, UserId } from "#domain/ids"

interface OfLab {
  readonly id: LabId
}

const copies = query((db, { syncRows, biomarkers }, given: Given<OfLab>) => {
  const results = db
    .select({
      user_id: biomarkers.user_id,
      updated_at: biomarkers.updated_at,
      id: sql`${biomarkers.id}`,
    })
    .from(biomarkers)
    .where(eq(biomarkers.lab_id, given.id))
  const { user_id, updated_at, id } = syncRows
  return db.delete(syncRows).where(sql`(${user_id}, ${updated_at}, ${id}) IN ${results}`)
})

const brought = query((db, { rawEvents, biomarkers }, given: Given<OfLab>) => {
  const deliveries = db
    .select({ id: sql<number>`${biomarkers.raw_event_id}` })
    .from(biomarkers)
    .where(and(eq(biomarkers.lab_id, given.id), isNotNull(biomarkers.raw_event_id)))
  return db.delete(rawEvents).where(inArray(rawEvents.id, deliveries))
})

/** Deliveries that name an upload: the literals let the partial index of references answer. */
const referring = query((db, { rawEvents }, given: Given<{ reference: string }>) =>
  db
    .delete(rawEvents)
    .where(
      and(
        eq(rawEvents.reference_id, given.reference),
        sql`${rawEvents.type} NOT IN ('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation')`,
      ),
    ),
)

const results = query((db, { biomarkers }, given: Given<OfLab>) =>
  db.delete(biomarkers).where(eq(biomarkers.lab_id, given.id)),
)

const marks = query((db, { wrongMarks, biomarkers }, given: Given<OfLab>) => {
  const ids = db
    .select({ id: sql<string>`${biomarkers.id}` })
    .from(biomarkers)
    .where(eq(biomarkers.lab_id, given.id))
  return db.delete(wrongMarks).where(inArray(wrongMarks.row_id, ids))
})

const itself = query((db, { labs }, given: Given<OfLab>) =>
  db.delete(labs).where(eq(labs.id, given.id)),
)

/**
 * Removes a lab for good: its results with their marks, their copies for the delta sync, and the deliveries that
 * brought them. Where another lab is of the same bytes, the results are its own from now on.
 */
export function* removeLab(tx: Transaction, lab: StoredLab): Change<void> {
  const { id, upload_id } = lab
  yield* handOverResults(tx, lab)
  yield* tx.rows(copies, { id })
  yield* tx.rows(brought, { id })
  for (const reference of upload_id === null ? [id] : [id, upload_id])
    yield* tx.rows(referring, { reference })
  yield* tx.rows(marks, { id })
  yield* tx.rows(results, { id })
  yield* tx.rows(itself, { id })
}

const result = query((db, { biomarkers }, given: Given<{ user: UserId; id: string }>) =>
  db
    .select()
    .from(biomarkers)
    .where(and(eq(biomarkers.user_id, given.user), sql`${biomarkers.id} = ${given.id}`)),
)

const resultsAlone = query((db, { biomarkers }, given: Given<OfLab>) =>
  db.select().from(biomarkers).where(eq(biomarkers.lab_id, given.id)),
)

const removeRow = query((db, { biomarkers }, given: Given<{ id: string }>) =>
  db.delete(biomarkers).where(sql`${biomarkers.id} = ${given.id}`),
)

/** Removes a result that an import brought, unless it has changed since. */
export function* takeBackResult(
  tx: Transaction,
  user: UserId,
  { record, digest }: Brought,
): Change<void> {
  const [stored] = yield* tx.rows(result, { user, id: record })
  if (!stored || digestOfRow("results", stored) !== digest) return
  yield* tx.rows(removeSyncRow, stored)
  yield* tx.rows(removeRow, stored)
}

/**
 * Whether a report that an import brought is its person's by now: they confirmed, corrected or added a result. What
 * it holds is no longer taken back by itself.
 */
export function* ownsResults(tx: Transaction, lab: StoredLab): Change<boolean> {
  let isOwn = false
  for (const row of yield* tx.rows(resultsAlone, { id: lab.id })) {
    const brought = yield* broughtRecord(tx, lab.user_id, "results", row.id)
    isOwn ||= brought?.digest !== digestOfRow("results", row)
  }
  return isOwn
}

/** Lets the results of a report go their own way, whatever brought them. */
export function* releaseResults(tx: Transaction, { id, user_id }: StoredLab): Change<void> {
  for (const row of yield* tx.rows(resultsAlone, { id }))
    yield* forgetBrought(tx, user_id, "results", row.id)
}

interface Imported {
  readonly user: UserId
  readonly reference: string
}

const RESULTS_AT_ONCE = 500

/** Some results that an import brought, the same ones until they are gone. */
const imported = (db: Builder, { biomarkers, rawEvents }: Tables, given: Given<Imported>) =>
  db
    .select({
      user_id: biomarkers.user_id,
      updated_at: biomarkers.updated_at,
      id: sql<string>`${biomarkers.id}`.as("result_id"),
    })
    .from(biomarkers)
    .innerJoin(rawEvents, eq(rawEvents.id, biomarkers.raw_event_id))
    .where(
      and(
        eq(rawEvents.reference, given.reference),
        sql`${rawEvents.reference} LIKE 'imp_%'`,
        eq(biomarkers.user_id, given.user),
      ),
    )
    .orderBy(biomarkers.id)
    .limit(RESULTS_AT_ONCE)

const importedCopies = query((db, schema, given: Given<Imported>) => {
  const { user_id, updated_at, id } = schema.syncRows
  const some = imported(db, schema, given)
  return db.delete(schema.syncRows).where(sql`(${user_id}, ${updated_at}, ${id}) IN ${some}`)
})

const importedResults = query((db, schema, given: Given<Imported>) => {
  const some = imported(db, schema, given).as("some")
  const ids = db.select({ id: some.id }).from(some)
  return db.delete(schema.biomarkers).where(sql`${schema.biomarkers.id} IN ${ids}`)
})

/** Removes some of the results that an import brought, with their copies for the delta sync; answers how many. */
export function* takeBackResults(tx: Transaction, user: UserId, reference: string): Change<number> {
  yield* tx.rows(importedCopies, { user, reference })
  return yield* tx.count(importedResults, { user, reference })
}

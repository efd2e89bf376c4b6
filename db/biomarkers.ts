import type { Database as Sqlite } from "bun:sqlite"
import { and, asc, desc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { biomarkers } from "#db/schema/lab"
import { makeSyncRows } from "#db/sync-rows"
import type { Biomarker, BiomarkerContent, QualitativeResult } from "#domain/biomarker"
import { type LabId, newId, type UserId } from "#domain/ids"
import { isoOf } from "#domain/time"

/** A lab result as it is stored. */
export type StoredBiomarker = typeof biomarkers.$inferSelect

/** A place in a person's results, newest test first: its day as a number, and which one there. */
export interface BiomarkerPlace {
  /** `20260302`; 0 where the report printed no date. */
  readonly day: number
  readonly seq: number
}

/** Which results are meant: those behind a place, at most so many. */
export interface BiomarkerPage {
  readonly name: string | undefined
  readonly after: BiomarkerPlace | undefined
  readonly limit: number
}

const seq = sql<number>`rowid`
const day: SQL<number> = sql`CAST(REPLACE(COALESCE(test_date, '0'), '-', '') AS INTEGER)`

const behind = (after: BiomarkerPlace) =>
  or(lt(day, after.day), and(eq(day, after.day), lt(seq, after.seq)))

/** Results of parsed lab reports. */
export class BiomarkerStore extends Context.Service<
  BiomarkerStore,
  {
    /** Every result of a person, oldest test first. */
    readonly all: (user: UserId) => Effect.Effect<ReadonlyArray<StoredBiomarker>>
    readonly ofLab: (user: UserId, lab: LabId) => Effect.Effect<ReadonlyArray<StoredBiomarker>>
    /** Results with a number, of one name where one is given. */
    readonly page: (
      user: UserId,
      page: BiomarkerPage,
    ) => Effect.Effect<
      ReadonlyArray<{ readonly biomarker: Biomarker; readonly place: BiomarkerPlace }>
    >
  }
>()("db/BiomarkerStore") {
  static readonly layer = Layer.effect(
    BiomarkerStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const order = [asc(biomarkers.test_date), asc(biomarkers.name)]
      return BiomarkerStore.of({
        all: (user) =>
          read((db) =>
            db
              .select()
              .from(biomarkers)
              .where(eq(biomarkers.user_id, user))
              .orderBy(...order)
              .all(),
          ),
        ofLab: (user, lab) =>
          read((db) =>
            db
              .select()
              .from(biomarkers)
              .where(and(eq(biomarkers.user_id, user), eq(biomarkers.lab_id, lab)))
              .orderBy(...order)
              .all(),
          ),
        page: (user, { name, after, limit }) =>
          read((db) =>
            db
              .select({ row: biomarkers, place: { day, seq } })
              .from(biomarkers)
              .where(
                and(
                  eq(biomarkers.user_id, user),
                  isNotNull(biomarkers.value),
                  name === undefined ? undefined : sql`${biomarkers.name} = ${name} COLLATE NOCASE`,
                  after && behind(after),
                ),
              )
              .orderBy(desc(day), desc(seq))
              .limit(limit)
              .all()
              .map(({ row, place }) => ({ biomarker: biomarkerOf(row)!, place })),
          ),
      })
    }),
  )
}

/** Whose report a result is from, and by which delivery it came. */
export interface ReportArrival {
  readonly user_id: UserId
  /** Null for a report that was not uploaded here. */
  readonly lab_id: LabId | null
  readonly raw_event_id: number
}

/** Writes one result over the one of the same lab, name and day; moves nothing when it is equal. */
export type PutBiomarker = (
  tx: Transaction,
  arrival: ReportArrival,
  content: BiomarkerContent,
) => void

const isSame = (stored: StoredBiomarker, content: BiomarkerContent) =>
  (Object.keys(content) as ReadonlyArray<keyof BiomarkerContent>).every(
    (name) => stored[name] === content[name],
  )

/** Whether a result was written by a later delivery than this one, which is tried once more. */
const isLater = (stored: StoredBiomarker, raw_event_id: number) =>
  stored.raw_event_id !== null && stored.raw_event_id > raw_event_id

/** A result as it is sent; null for one without a number, which the numeric rows cannot carry. */
export const biomarkerOf = (row: StoredBiomarker): Biomarker | null => {
  if (row.value === null) return null
  const { id, name, value, operator, unit, reference_range, out_of_range, test_date, lab_id } = row
  return {
    id,
    name,
    value,
    operator,
    unit,
    reference_range,
    out_of_range,
    test_date,
    lab_id,
    updated_at: isoOf(row.updated_at),
  }
}

/** A result in words as it is sent; null for one with a number. */
export const qualitativeResultOf = (row: StoredBiomarker): QualitativeResult | null => {
  if (row.value !== null) return null
  const { id, name, value_text, unit, reference_range, out_of_range, test_date, lab_id } = row
  return {
    id,
    name,
    text: value_text ?? "",
    unit,
    reference_range,
    out_of_range,
    test_date,
    lab_id,
    updated_at: isoOf(row.updated_at),
  }
}

/** Prepares the statements once for a connection. */
export const makePutBiomarker = (sqlite: Sqlite): PutBiomarker => {
  const syncRows = makeSyncRows(sqlite)
  const find = sqlite.query<{ id: string }, [string | null, string, string | null, string]>(
    "SELECT id FROM biomarkers WHERE lab_id IS ? AND name = ? AND test_date IS ? AND user_id = ?",
  )
  return (tx, { user_id, lab_id, raw_event_id }, content) => {
    const twin = find.get(lab_id, content.name, content.test_date, user_id)
    const stored = twin
      ? tx.db
          .select()
          .from(biomarkers)
          .where(eq(biomarkers.id, twin.id as StoredBiomarker["id"]))
          .get()!
      : null
    if (stored && (isSame(stored, content) || isLater(stored, raw_event_id))) return
    const row: StoredBiomarker = {
      ...content,
      id: stored?.id ?? newId("bio"),
      user_id,
      lab_id,
      raw_event_id,
      updated_at: tx.stamp(),
    }
    if (stored) {
      tx.db.update(biomarkers).set(row).where(eq(biomarkers.id, stored.id)).run()
      syncRows.remove(stored)
    } else tx.db.insert(biomarkers).values(row).run()
    const sent = biomarkerOf(row)
    if (sent !== null) syncRows.insert(row, "biomarkers", JSON.stringify(sent))
  }
}

import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { reopenReferring } from "#db/raw-events"
import { users } from "#db/schema/account"
import { labs } from "#db/schema/lab"
import type { LabId, UserId } from "#domain/ids"
import type { LabStatus } from "#domain/lab"

/** An uploaded report as it is stored. */
export type StoredLab = typeof labs.$inferSelect

const LISTED = 20

/** Moves a lab along; one that is no longer where the caller thinks it is stays where it is. */
export const moveLab = (
  { db }: Transaction,
  id: LabId,
  from: ReadonlyArray<LabStatus>,
  to: Pick<StoredLab, "aggregator_status"> & Partial<StoredLab>,
): boolean =>
  db
    .update(labs)
    .set(to)
    .where(and(eq(labs.id, id), inArray(labs.aggregator_status, [...from])))
    .returning({ id: labs.id })
    .all().length === 1

/** The lab a delivery is about: by our own id in its reference, else by the upload it names. */
export const labOfDelivery = (
  { db }: Transaction,
  uploadId: string | null,
  referenceId: string | null,
): StoredLab | null => {
  const referred = referenceId?.startsWith("lab_")
    ? db
        .select()
        .from(labs)
        .where(eq(labs.id, referenceId as LabId))
        .get()
    : undefined
  if (referred || uploadId === null) return referred ?? null
  return db.select().from(labs).where(eq(labs.upload_id, uploadId)).get() ?? null
}

/**
 * Makes an upload a lab's. An aggregator that knows a file already may name an upload of before: it
 * goes to the later lab of the same person, and never to another person's.
 */
const claimUpload = (tx: Transaction, { id, user_id }: StoredLab, upload_id: string) => {
  const holder = tx.db.select().from(labs).where(eq(labs.upload_id, upload_id)).get()
  if (holder && holder.user_id !== user_id) return
  if (holder) tx.db.update(labs).set({ upload_id: null }).where(eq(labs.id, holder.id)).run()
  tx.db.update(labs).set({ upload_id }).where(eq(labs.id, id)).run()
  reopenReferring(tx, upload_id)
}

/** Nobody is left who could hand over what a crash has left `pending`. */
const endInterrupted = ({ db }: Transaction) =>
  void db
    .update(labs)
    .set({ aggregator_status: "failed:interrupted" })
    // The literal lets the partial index answer.
    .where(sql`aggregator_status = 'pending'`)
    .run()

/**
 * Uploaded lab reports and how far they are. A result that came before its lab was known is unread
 * again as soon as it is: tell the ingest actor of what is lost, or wait for its next round.
 */
export class LabStore extends Context.Service<
  LabStore,
  {
    /** False, and nothing stored, when its person is no longer there. */
    readonly insert: (lab: StoredLab) => Effect.Effect<boolean>
    readonly find: (user: UserId, id: LabId) => Effect.Effect<StoredLab | null>
    /** The latest 20, newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredLab>>
    /**
     * `pending` to `submitted`, with the aggregator's upload id. False when it was not pending: its
     * results may have been faster.
     */
    readonly submitted: (user: UserId, id: LabId, uploadId: string) => Effect.Effect<boolean>
    /** `pending` or `submitted` to `failed:<reason>`. False when it had ended already. */
    readonly failed: (user: UserId, id: LabId, reason: string) => Effect.Effect<boolean>
  }
>()("db/LabStore") {
  static readonly layer = Layer.effect(
    LabStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      yield* write(endInterrupted)
      const own = (user: UserId, id: LabId) => and(eq(labs.id, id), eq(labs.user_id, user))

      return LabStore.of({
        insert: (lab) =>
          write((tx) => {
            const owner = eq(users.id, lab.user_id)
            if (!tx.db.select({ id: users.id }).from(users).where(owner).get()) return false
            tx.db.insert(labs).values(lab).run()
            reopenReferring(tx, lab.id)
            if (lab.upload_id !== null) reopenReferring(tx, lab.upload_id)
            return true
          }),
        find: (user, id) => read((db) => db.select().from(labs).where(own(user, id)).get() ?? null),
        list: (user) =>
          read((db) =>
            db
              .select()
              .from(labs)
              .where(eq(labs.user_id, user))
              .orderBy(desc(labs.uploaded_at), desc(sql`rowid`))
              .limit(LISTED)
              .all(),
          ),
        submitted: (user, id, upload_id) =>
          write((tx) => {
            const lab = tx.db.select().from(labs).where(own(user, id)).get()
            if (!lab) return false
            if (lab.upload_id === null) claimUpload(tx, lab, upload_id)
            return moveLab(tx, id, ["pending"], { aggregator_status: "submitted" })
          }),
        failed: (user, id, reason) =>
          write(
            (tx) =>
              tx.db.select({ id: labs.id }).from(labs).where(own(user, id)).get() !== undefined &&
              moveLab(tx, id, ["pending", "submitted"], { aggregator_status: `failed:${reason}` }),
          ),
      })
    }),
  )
}

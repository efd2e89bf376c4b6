import { and, desc, eq, inArray } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { reopenReferring } from "#db/raw-events"
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

/** The lab a delivery is about: by the upload it names, else by our own id in its reference. */
export const labOfDelivery = (
  { db }: Transaction,
  uploadId: string | null,
  referenceId: string | null,
): StoredLab | null => {
  const byUpload =
    uploadId === null ? undefined : db.select().from(labs).where(eq(labs.upload_id, uploadId)).get()
  if (byUpload) return byUpload
  if (!referenceId?.startsWith("lab_")) return null
  return (
    db
      .select()
      .from(labs)
      .where(eq(labs.id, referenceId as LabId))
      .get() ?? null
  )
}

/**
 * Uploaded lab reports and how far they are. A result that came before its lab was known is unread
 * again as soon as it is: tell the ingest actor of what is lost, or wait for its next round.
 */
export class LabStore extends Context.Service<
  LabStore,
  {
    readonly insert: (lab: StoredLab) => Effect.Effect<void>
    readonly find: (user: UserId, id: LabId) => Effect.Effect<StoredLab | null>
    /** The latest 20, newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredLab>>
    /** `pending` to `submitted`, with the aggregator's upload id. False when it was not pending. */
    readonly submitted: (user: UserId, id: LabId, uploadId: string) => Effect.Effect<boolean>
    /** `pending` or `submitted` to `failed:<reason>`. False when it had ended already. */
    readonly failed: (user: UserId, id: LabId, reason: string) => Effect.Effect<boolean>
  }
>()("db/LabStore") {
  static readonly layer = Layer.effect(
    LabStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      const own = (user: UserId, id: LabId) => and(eq(labs.id, id), eq(labs.user_id, user))

      const moveOwn = (
        tx: Transaction,
        user: UserId,
        id: LabId,
        from: ReadonlyArray<LabStatus>,
        to: Pick<StoredLab, "aggregator_status"> & Partial<StoredLab>,
      ) =>
        tx.db.select({ id: labs.id }).from(labs).where(own(user, id)).get() !== undefined &&
        moveLab(tx, id, from, to)

      return LabStore.of({
        insert: (lab) =>
          write((tx) => {
            tx.db.insert(labs).values(lab).run()
            reopenReferring(tx, lab.id)
            if (lab.upload_id !== null) reopenReferring(tx, lab.upload_id)
          }),
        find: (user, id) => read((db) => db.select().from(labs).where(own(user, id)).get() ?? null),
        list: (user) =>
          read((db) =>
            db
              .select()
              .from(labs)
              .where(eq(labs.user_id, user))
              .orderBy(desc(labs.uploaded_at))
              .limit(LISTED)
              .all(),
          ),
        submitted: (user, id, upload_id) =>
          write((tx) => {
            const to = { aggregator_status: "submitted", upload_id } as const
            const hasMoved = moveOwn(tx, user, id, ["pending"], to)
            if (hasMoved) reopenReferring(tx, upload_id)
            return hasMoved
          }),
        failed: (user, id, reason) =>
          write((tx) =>
            moveOwn(tx, user, id, ["pending", "submitted"], {
              aggregator_status: `failed:${reason}`,
            }),
          ),
      })
    }),
  )
}

import { and, desc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm"
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
import { type Attempt, beginAttempt, takeBackAttempt } from "#db/lab-attempts"
import { testDate } from "#db/lab-test-date"
import { reopenReferring } from "#db/raw-event-states"
import type { labs } from "#db/schema/lab"
import type { LabId, UserId } from "#domain/ids"
import type { LabStatus } from "#domain/lab"
import { DELETED_ISSUER } from "#domain/user"

/** An uploaded report as it is stored. */
export type StoredLab = Omit<typeof labs.$inferSelect, "seq" | "attempts">

/** The same with the day its blood was taken; null where no result says it. */
export type DatedLab = StoredLab & { readonly test_date: string | null }

const LISTED = 20

const select = (db: Builder, { labs }: Schema) => {
  const { seq: _, attempts: __, ...columns } = getTableColumns(labs)
  return db.select(columns).from(labs)
}

interface Own {
  readonly user: UserId
  readonly id: LabId
}

const own = query((db, schema, given: Given<Own>) =>
  select(db, schema).where(and(eq(schema.labs.id, given.id), eq(schema.labs.user_id, given.user))),
)

const byId = query((db, schema, given: Given<{ id: string }>) =>
  select(db, schema).where(sql`${schema.labs.id} = ${given.id}`),
)

const byUpload = query((db, schema, given: Given<{ upload_id: string }>) =>
  select(db, schema).where(eq(schema.labs.upload_id, given.upload_id)),
)

/** How the embedded aggregator names an upload: a person's own reports are read here. */
export const ownUploadOf = (id: LabId): string => `own_${id}`

/** Whether an upload is read by the embedded aggregator. */
export const isOwnUpload = (upload_id: string | null): boolean =>
  upload_id?.startsWith("own_") ?? false

const unread = query((db, schema) =>
  select(db, schema)
    .where(
      sql`${schema.labs.aggregator_status} = 'submitted' AND ${schema.labs.upload_id} LIKE 'own_%'`,
    )
    .orderBy(schema.labs.seq),
)

const latest = query((db, schema, given: Given<{ user: UserId }>) => {
  const { seq: _, attempts: __, ...columns } = getTableColumns(schema.labs)
  return db
    .select({ ...columns, test_date: testDate(schema).as("test_date") })
    .from(schema.labs)
    .where(eq(schema.labs.user_id, given.user))
    .orderBy(desc(schema.labs.uploaded_at), desc(schema.labs.seq))
    .limit(LISTED)
})

const isThere = query((db, { users }, given: Given<{ user: UserId }>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, given.user), ne(users.issuer, DELETED_ISSUER))),
)

const storageKeys = query((db, { labs }, given: Given<{ user: UserId }>) =>
  db.selectDistinct({ key: labs.storage_key }).from(labs).where(eq(labs.user_id, given.user)),
)

const sharing = query(
  (db, { labs }, given: Given<Pick<StoredLab, "user_id" | "id" | "storage_key">>) =>
    db
      .select({ id: labs.id })
      .from(labs)
      .where(
        and(
          eq(labs.user_id, given.user_id),
          eq(labs.storage_key, given.storage_key),
          ne(labs.storage_key, ""),
          ne(labs.id, given.id),
        ),
      )
      .orderBy(labs.seq),
)

const insert = query((db, { labs }, given: Given<StoredLab>) =>
  db.insert(labs).values(givenColumns(labs, given, ["seq", "attempts"])),
)

const setUpload = query((db, { labs }, given: Given<{ id: LabId; upload_id: string | null }>) =>
  db.update(labs).set({ upload_id: given.upload_id }).where(eq(labs.id, given.id)),
)

/** The words that were read of a lab beside its results. */
interface Said {
  /** Null leaves what there is. */
  readonly note: string | null
  readonly laboratory: string | null
}

const setSaid = query((db, { labs }, given: Given<Own & Said>) =>
  db
    .update(labs)
    .set({
      note: sql`COALESCE(${given.note}, ${labs.note})`,
      laboratory: sql`COALESCE(${given.laboratory}, ${labs.laboratory})`,
    })
    .where(and(eq(labs.id, given.id), eq(labs.user_id, given.user))),
)

interface Move {
  readonly id: LabId
  readonly status: LabStatus
  /** Null leaves the time as it is. */
  readonly parsed_at: string | null
}

const moveFrom = (from: ReadonlyArray<LabStatus>) =>
  query((db, { labs }, given: Given<Move>) =>
    db
      .update(labs)
      .set({
        aggregator_status: given.status,
        parsed_at: sql`COALESCE(${given.parsed_at}, ${labs.parsed_at})`,
      })
      .where(and(eq(labs.id, given.id), inArray(labs.aggregator_status, [...from]))),
  )

const fromPending = moveFrom(["pending"])
const fromOpen = moveFrom(["pending", "submitted"])

/** Fails labs that a crash left `pending`: the process that would have uploaded them is gone. */
const endInterrupted = query((db, { labs }) =>
  db
    .update(labs)
    .set({ aggregator_status: "failed:interrupted" })
    // The literal lets the partial index answer.
    .where(sql`${labs.aggregator_status} = 'pending'`),
)

/** The other labs of the same bytes, in the order of their uploads. */
export function* labsOfFile(tx: Reading, lab: StoredLab): Change<ReadonlyArray<LabId>> {
  return (yield* tx.rows(sharing, lab)).map(({ id }) => id)
}

/** Adds a lab. False, and nothing stored, when its person is no longer there. */
export function* addLab(tx: Transaction, lab: StoredLab): Change<boolean> {
  const [user] = yield* tx.rows(isThere, { user: lab.user_id })
  if (!user) return false
  yield* tx.rows(insert, lab)
  return true
}

/** Ends a lab that is not parsed yet; one that has ended already is not changed. */
export function* endLab(
  tx: Transaction,
  id: LabId,
  status: LabStatus,
  parsed_at: string | null = null,
): Change<boolean> {
  return (yield* tx.count(fromOpen, { id, status, parsed_at })) === 1
}

/** The lab a delivery is about: by our own id in its reference, else by the upload it names. */
export function* labOfDelivery(
  tx: Reading,
  upload_id: string | null,
  referenceId: string | null,
): Change<StoredLab | undefined> {
  if (referenceId?.startsWith("lab_")) {
    const [referred] = yield* tx.rows(byId, { id: referenceId })
    if (referred) return referred
  }
  if (upload_id === null) return undefined
  const [uploaded] = yield* tx.rows(byUpload, { upload_id })
  return uploaded
}

/**
 * Assigns an aggregator's upload id to a lab. For a file it knows already, the aggregator may
 * return an earlier upload id: that id moves to the later lab of the same person, never to another
 * person's.
 */
function* claimUpload(tx: Transaction, lab: StoredLab, upload_id: string): Change<void> {
  const [holder] = yield* tx.rows(byUpload, { upload_id })
  if (holder && holder.user_id !== lab.user_id) return
  if (holder) yield* tx.rows(setUpload, { id: holder.id, upload_id: null })
  yield* tx.rows(setUpload, { id: lab.id, upload_id })
  yield* reopenReferring(tx, upload_id)
}

/**
 * Uploaded lab reports and their states. A result that arrived before its lab was known becomes
 * `received` again once the lab is known: notify the ingest actor, or wait for its next round.
 */
export class LabStore extends Context.Service<
  LabStore,
  {
    /** False, and nothing stored, when its person is no longer there. */
    readonly insert: (lab: StoredLab) => Effect.Effect<boolean>
    readonly find: (user: UserId, id: LabId) => Effect.Effect<StoredLab | null>
    /** The storage keys of all files of a person. */
    readonly storageKeys: (user: UserId) => Effect.Effect<ReadonlySet<string>>
    /** The first upload of the bytes of a lab, where that is another one. */
    readonly firstOfFile: (lab: StoredLab) => Effect.Effect<LabId | null>
    /** Whether another lab of the person is of the same file. */
    readonly isShared: (lab: StoredLab) => Effect.Effect<boolean>
    /** Whether the person is still there: their account is not deleted. */
    readonly hasPerson: (user: UserId) => Effect.Effect<boolean>
    /** Submitted to the embedded aggregator and not read yet, oldest first. */
    readonly unread: Effect.Effect<ReadonlyArray<StoredLab>>
    /** The latest 20, newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<DatedLab>>
    /**
     * `pending` to `submitted`, with the aggregator's upload id. False when it was not pending: its
     * results may have been faster.
     */
    readonly submitted: (user: UserId, id: LabId, uploadId: string) => Effect.Effect<boolean>
    /** Counts that the reading of a lab begins, before it does. */
    readonly begin: (lab: StoredLab) => Effect.Effect<Attempt>
    /** Has the latest attempt not count: it was the service that ended. */
    readonly takeBack: (lab: StoredLab) => Effect.Effect<void>
    /** Keeps which laboratory a lab names, and what there is to say of how it was read; null leaves what there is. */
    readonly say: (lab: StoredLab, said: Partial<Said>) => Effect.Effect<void>
    /** `pending` or `submitted` to `failed:<reason>`. False when it had ended already. */
    readonly failed: (user: UserId, id: LabId, reason: string) => Effect.Effect<boolean>
  }
>()("db/LabStore") {
  static readonly layer = Layer.effect(
    LabStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      yield* write("system", (tx) => tx.rows(endInterrupted))

      return LabStore.of({
        insert: (lab) =>
          write(lab.user_id, function* (tx) {
            if (!(yield* addLab(tx, lab))) return false
            yield* reopenReferring(tx, lab.id)
            if (lab.upload_id !== null) yield* reopenReferring(tx, lab.upload_id)
            return true
          }),
        find: (user, id) => Effect.map(rows(own, { user, id }), ([lab]) => lab ?? null),
        storageKeys: (user) =>
          Effect.map(rows(storageKeys, { user }), (found) => new Set(found.map(({ key }) => key))),
        isShared: (lab) => Effect.map(rows(sharing, lab), (found) => found.length > 0),
        firstOfFile: (lab) => Effect.map(rows(sharing, lab), ([first]) => first?.id ?? null),
        hasPerson: (user) => Effect.map(rows(isThere, { user }), (found) => found.length > 0),
        unread: rows(unread),
        list: (user) => rows(latest, { user }),
        submitted: (user, id, upload_id) =>
          write(user, function* (tx) {
            const [lab] = yield* tx.rows(own, { user, id })
            if (!lab) return false
            if (lab.upload_id === null) yield* claimUpload(tx, lab, upload_id)
            const move: Move = { id, status: "submitted", parsed_at: null }
            return (yield* tx.count(fromPending, move)) === 1
          }),
        begin: (lab) => write(lab.user_id, (tx) => beginAttempt(tx, lab)),
        takeBack: (lab) => Effect.asVoid(write(lab.user_id, (tx) => takeBackAttempt(tx, lab))),
        say: ({ user_id: user, id }, { note = null, laboratory = null }) =>
          write(user, (tx) => tx.rows(setSaid, { user, id, note, laboratory })).pipe(Effect.asVoid),
        failed: (user, id, reason) =>
          write(user, function* (tx) {
            const [lab] = yield* tx.rows(own, { user, id })
            return lab !== undefined && (yield* endLab(tx, id, `failed:${reason}`))
          }),
      })
    }),
  )
}

import { and, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Builder, type Given, givenColumns, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import { notify } from "#db/notifications"
import type { fileImports } from "#db/schema/file-import"
import type {
  FileImportError,
  FileImportKind,
  FileImportStatus,
  ImportProgress,
} from "#domain/file-import"
import type { FileImportId, UserId } from "#domain/ids"

/** An import as it is stored. */
export type StoredImport = Omit<typeof fileImports.$inferSelect, "seq">

/** An import that waits to begin. */
export const queuedImport = (
  of: Pick<StoredImport, "id" | "user_id" | "name" | "bytes_total" | "created_at"> & {
    readonly kind: FileImportKind
  },
): StoredImport => ({
  ...of,
  status: "queued",
  vendor: null,
  bytes_read: 0,
  records_read: 0,
  records_used: 0,
  by_type: [],
  first_date: null,
  last_date: null,
  attempts: 0,
  completed_at: null,
  error: null,
  changes: null,
  taking_back: false,
})

/** How far an import is, as it is stored. */
export const progressColumns = (progress: ImportProgress) => ({
  vendor: progress.vendor,
  bytes_read: progress.bytes_read,
  records_read: progress.records.read,
  records_used: progress.records.used,
  by_type: progress.by_type,
  first_date: progress.from,
  last_date: progress.to,
})

const MAX_LISTED = 100

/** A process that dies of an import three times does not begin with it again. */
const MAX_ATTEMPTS = 3

const select = (db: Builder, { fileImports }: Schema) => {
  const { seq: _, ...columns } = getTableColumns(fileImports)
  return db.select(columns).from(fileImports)
}

interface Own {
  readonly user: UserId
  readonly id: FileImportId
}

const own = query((db, schema, given: Given<Own>) =>
  select(db, schema).where(
    and(eq(schema.fileImports.id, given.id), eq(schema.fileImports.user_id, given.user)),
  ),
)

const latest = query((db, schema, given: Given<{ user: UserId }>) =>
  select(db, schema)
    .where(eq(schema.fileImports.user_id, given.user))
    .orderBy(desc(schema.fileImports.seq))
    .limit(MAX_LISTED),
)

const insert = query((db, { fileImports }, given: Given<StoredImport>) =>
  db.insert(fileImports).values(givenColumns(fileImports, given, ["seq"])),
)

const nextQueued = query((db, schema) =>
  select(db, schema)
    .where(sql`${schema.fileImports.status} = 'queued'`)
    .orderBy(schema.fileImports.seq)
    .limit(1),
)

const open = query((db, { fileImports }) =>
  db
    .select({ id: fileImports.id })
    .from(fileImports)
    .where(sql`${fileImports.status} in ('queued', 'running')`),
)

const openOf = query((db, { fileImports }, given: Given<{ user: UserId }>) =>
  db
    .select({ id: fileImports.id })
    .from(fileImports)
    .where(
      and(eq(fileImports.user_id, given.user), sql`${fileImports.status} in ('queued', 'running')`),
    ),
)

const begin = query((db, { fileImports }, given: Given<{ id: FileImportId }>) =>
  db
    .update(fileImports)
    .set({ status: "running", attempts: sql`${fileImports.attempts} + 1` })
    .where(and(eq(fileImports.id, given.id), eq(fileImports.status, "queued"))),
)

const requeue = query((db, { fileImports }) =>
  db
    .update(fileImports)
    .set({ status: "queued" })
    .where(and(sql`${fileImports.status} = 'running'`, lt(fileImports.attempts, MAX_ATTEMPTS))),
)

const giveUp = query((db, { fileImports }, given: Given<{ at: string }>) =>
  db
    .update(fileImports)
    .set({ status: "failed", error: "interrupted", completed_at: sql`${given.at}` })
    .where(sql`${fileImports.status} = 'running'`),
)

type Advance = { readonly id: FileImportId } & ReturnType<typeof progressColumns>

const advance = query((db, { fileImports }, given: Given<Advance>) =>
  db
    .update(fileImports)
    .set({
      vendor: given.vendor,
      bytes_read: given.bytes_read,
      records_read: given.records_read,
      records_used: given.records_used,
      by_type: given.by_type,
      first_date: given.first_date,
      last_date: given.last_date,
    })
    .where(and(eq(fileImports.id, given.id), eq(fileImports.status, "running"))),
)

interface End {
  readonly id: FileImportId
  readonly status: FileImportStatus
  readonly error: FileImportError | null
  readonly changes: number | null
  readonly at: string
}

const endFrom = (from: ReadonlyArray<FileImportStatus>) =>
  query((db, { fileImports }, given: Given<End>) =>
    db
      .update(fileImports)
      .set({
        status: given.status,
        error: given.error,
        changes: given.changes,
        completed_at: given.at,
      })
      .where(and(eq(fileImports.id, given.id), inArray(fileImports.status, [...from]))),
  )

const endOpen = endFrom(["queued", "running"])
const endRunning = endFrom(["running"])

/** One that has failed stays so. */
const beginTakingBack = query((db, { fileImports }, given: Given<Own & { at: string }>) => {
  const { id, user_id, status, completed_at } = fileImports
  return db
    .update(fileImports)
    .set({
      status: sql`CASE WHEN ${status} = 'failed' THEN ${status} ELSE 'cancelled' END`,
      completed_at: sql`COALESCE(${completed_at}, ${given.at})`,
      taking_back: true,
    })
    .where(and(eq(id, given.id), eq(user_id, given.user)))
})

const takingBack = query((db, schema) =>
  select(db, schema).where(sql`${schema.fileImports.taking_back} = 1`),
)

const endTakingBack = query((db, { fileImports }, given: Given<{ id: FileImportId }>) =>
  db.update(fileImports).set({ taking_back: false }).where(eq(fileImports.id, given.id)),
)

/** Imports of files, and how far they are. */
export class FileImportStore extends Context.Service<
  FileImportStore,
  {
    readonly insert: (stored: StoredImport) => Effect.Effect<void>
    readonly find: (user: UserId, id: FileImportId) => Effect.Effect<StoredImport | null>
    /** The latest 100, newest first. */
    readonly list: (user: UserId) => Effect.Effect<ReadonlyArray<StoredImport>>
    /** Those of a person that have not ended. */
    readonly open: (user: UserId) => Effect.Effect<ReadonlyArray<FileImportId>>
    /**
     * Has what a crash interrupted begun again, and gives up what was begun too often. Answers those that have not
     * ended.
     */
    readonly recover: (now: string) => Effect.Effect<ReadonlyArray<FileImportId>>
    /** The oldest that is queued, running from now on; null when none is. */
    readonly claim: Effect.Effect<StoredImport | null>
    /** Writes how far a running one is. */
    readonly advance: (of: StoredImport, progress: ImportProgress) => Effect.Effect<void>
    /** `running` to an end. False when it had ended already. */
    readonly end: (
      of: StoredImport,
      how: { readonly error: FileImportError } | { readonly changes: number | null },
      now: string,
    ) => Effect.Effect<boolean>
    /** `queued` or `running` to `cancelled`. False when it had ended already. */
    readonly cancel: (user: UserId, id: FileImportId, now: string) => Effect.Effect<boolean>
    /** Any to `cancelled`, to be taken back. */
    readonly beginTakingBack: (user: UserId, id: FileImportId, now: string) => Effect.Effect<void>
    /** Those that are being taken back. */
    readonly takingBack: Effect.Effect<ReadonlyArray<StoredImport>>
    /** It is taken back. */
    readonly endTakingBack: (of: Pick<StoredImport, "id" | "user_id">) => Effect.Effect<void>
  }
>()("db/FileImportStore") {
  static readonly layer = Layer.effect(
    FileImportStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return FileImportStore.of({
        insert: (stored) =>
          write(stored.user_id, function* (tx) {
            yield* tx.rows(insert, stored)
          }),
        find: (user, id) => Effect.map(rows(own, { user, id }), ([found]) => found ?? null),
        list: (user) => rows(latest, { user }),
        open: (user) => Effect.map(rows(openOf, { user }), (found) => found.map(({ id }) => id)),
        recover: (at) =>
          write("system", function* (tx) {
            yield* tx.rows(requeue)
            yield* tx.rows(giveUp, { at })
            return (yield* tx.rows(open)).map(({ id }) => id)
          }),
        claim: write("system", function* (tx) {
          const [next] = yield* tx.rows(nextQueued)
          if (!next) return null
          yield* tx.rows(begin, { id: next.id })
          return { ...next, status: "running" as const, attempts: next.attempts + 1 }
        }),
        advance: ({ user_id, id }, progress) =>
          write(user_id, function* (tx) {
            yield* tx.rows(advance, { id, ...progressColumns(progress) })
          }),
        end: ({ user_id, id }, how, at) =>
          write(user_id, function* (tx) {
            const end: End =
              "error" in how
                ? { id, status: "failed", error: how.error, changes: null, at }
                : { id, status: "completed", error: null, changes: how.changes, at }
            if ((yield* tx.count(endRunning, end)) !== 1) return false
            if (end.status === "completed")
              yield* notify(tx, user_id, { type: "import.completed", data: { import_id: id } }, at)
            return true
          }),
        cancel: (user, id, at) =>
          write(user, function* (tx) {
            const [found] = yield* tx.rows(own, { user, id })
            if (!found) return false
            const end: End = { id, status: "cancelled", error: null, changes: null, at }
            return (yield* tx.count(endOpen, end)) === 1
          }),
        beginTakingBack: (user, id, at) =>
          write(user, function* (tx) {
            yield* tx.rows(beginTakingBack, { user, id, at })
          }),
        takingBack: rows(takingBack),
        endTakingBack: ({ user_id, id }) =>
          write(user_id, function* (tx) {
            yield* tx.rows(endTakingBack, { id })
          }),
      })
    }),
  )
}

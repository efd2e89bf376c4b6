import { and, desc, eq, getTableColumns, gte, inArray, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Builder, type Given, givenColumns, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import { offeredColumns } from "#db/import-offers"
import { MAX_DEATHS } from "#db/interrupted-work"
import { notify } from "#db/notifications"
import { progressColumns, type StoredImport } from "#db/stored-import"
import type { FileImportError, FileImportStatus, ImportProgress } from "#domain/file-import"
import type { FileImportId, UserId } from "#domain/ids"

const MAX_LISTED = 100

const select = (db: Builder, { fileImports }: Schema) => {
  const { seq: _, ...columns } = getTableColumns(fileImports)
  return db.select({ ...columns, ...offeredColumns }).from(fileImports)
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

const waiting = query((db, { fileImports }) => {
  const { user_id, status, seq } = fileImports
  return db
    .select({ user_id })
    .from(fileImports)
    .where(sql`${status} in ('queued', 'running')`)
    .groupBy(user_id)
    .having(sql`sum(${status} = 'running') = 0`)
    .orderBy(sql`min(${seq})`)
})

/** The number of times the process died of an import; those it never died of come first. */
const deathsOf = (db: Builder, { interruptedWork, fileImports }: Schema) => {
  const { id, deaths } = interruptedWork
  const own = db.select({ deaths }).from(interruptedWork).where(sql`${id} = ${fileImports.id}`)
  return sql`coalesce(${own}, 0)`
}

const nextQueued = query((db, schema, given: Given<{ user: UserId }>) =>
  select(db, schema)
    .where(
      and(
        eq(schema.fileImports.user_id, given.user),
        sql`${schema.fileImports.status} in ('queued', 'running')`,
      ),
    )
    .orderBy(
      sql`${schema.fileImports.status} = 'queued'`,
      deathsOf(db, schema),
      schema.fileImports.seq,
    )
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
  db.update(fileImports).set({ status: "queued" }).where(sql`${fileImports.status} = 'running'`),
)

const giveUp = query((db, { fileImports, interruptedWork }, given: Given<{ at: string }>) => {
  const { id, deaths } = interruptedWork
  const given_up = db.select({ id }).from(interruptedWork).where(gte(deaths, MAX_DEATHS))
  return db
    .update(fileImports)
    .set({
      status: "failed",
      error: "interrupted",
      completed_at: sql`${given.at}`,
      taking_back: true,
    })
    .where(and(sql`${fileImports.status} = 'running'`, inArray(fileImports.id, given_up as never)))
})

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
      missing_from: given.missing_from,
      birthday: given.birthday,
      gender: given.gender,
    })
    .where(and(eq(fileImports.id, given.id), eq(fileImports.status, "running"))),
)

interface End {
  readonly id: FileImportId
  readonly status: FileImportStatus
  readonly error: FileImportError | null
  readonly changes: number | null
  readonly taking_back: boolean
  readonly kept_until: string | null
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
        taking_back: given.taking_back,
        kept_until: given.kept_until,
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
      kept_until: null,
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
     * Has what a crash interrupted begun again, and gives up what has ended the process too often. Answers those that
     * have not ended.
     */
    readonly recover: (now: string) => Effect.Effect<ReadonlyArray<FileImportId>>
    /** People of whom something is queued and nothing runs, who has waited longest first. */
    readonly waiting: Effect.Effect<ReadonlyArray<UserId>>
    /** The oldest of a person's that is queued, running from now on; null when none is, or one runs. */
    readonly claim: (user: UserId) => Effect.Effect<StoredImport | null>
    /** Writes how far a running one is. */
    readonly advance: (of: StoredImport, progress: ImportProgress) => Effect.Effect<void>
    /** `running` to `failed`, to be taken back. False when it had ended already. */
    readonly fail: (of: StoredImport, error: FileImportError, now: string) => Effect.Effect<boolean>
    /** `running` to `completed`. False when it had ended already. */
    readonly complete: (
      of: StoredImport,
      how: Pick<StoredImport, "error" | "changes" | "kept_until">,
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
            yield* tx.rows(giveUp, { at })
            yield* tx.rows(requeue)
            return (yield* tx.rows(open)).map(({ id }) => id)
          }),
        waiting: Effect.map(rows(waiting), (found) => found.map(({ user_id }) => user_id)),
        claim: (user) =>
          write("system", function* (tx) {
            const [next] = yield* tx.rows(nextQueued, { user })
            if (next?.status !== "queued") return null
            yield* tx.rows(begin, { id: next.id })
            return { ...next, status: "running" as const, attempts: next.attempts + 1 }
          }),
        advance: ({ user_id, id }, progress) =>
          write(user_id, function* (tx) {
            yield* tx.rows(advance, { id, ...progressColumns(progress) })
          }),
        fail: ({ user_id, id }, error, at) =>
          write(user_id, function* (tx) {
            const end: End = {
              ...{ id, status: "failed", error, at },
              ...{ changes: null, taking_back: true, kept_until: null },
            }
            return (yield* tx.count(endRunning, end)) === 1
          }),
        complete: ({ user_id, id }, how, at) =>
          write(user_id, function* (tx) {
            const end: End = { id, status: "completed", ...how, taking_back: false, at }
            if ((yield* tx.count(endRunning, end)) !== 1) return false
            yield* notify(tx, user_id, { type: "import.completed", data: { import_id: id } }, at)
            return true
          }),
        cancel: (user, id, at) =>
          write(user, function* (tx) {
            const [found] = yield* tx.rows(own, { user, id })
            if (!found) return false
            const end: End = {
              id,
              status: "cancelled",
              error: null,
              changes: null,
              taking_back: false,
              kept_until: null,
              at,
            }
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

import { and, eq, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { StoredImport } from "#db/stored-import"
import type { FileImportId, UserId } from "#domain/ids"

interface Own {
  readonly user: UserId
  readonly id: FileImportId
  readonly at: string
}

/** Queues a kept file once more; everything it brought is taken back before it is read again. */
const readAgain = query((db, { fileImports }, given: Given<Own>) => {
  const { id, user_id, status, kept_until } = fileImports
  return db
    .update(fileImports)
    .set({
      status: "queued",
      attempts: 0,
      bytes_read: 0,
      records_read: 0,
      records_used: 0,
      completed_at: null,
      error: null,
      changes: null,
      kept_until: null,
      taking_back: true,
    })
    .where(
      and(
        eq(id, given.id),
        eq(user_id, given.user),
        eq(status, "completed"),
        sql`${kept_until} > ${given.at}`,
      ),
    )
})

const kept = query((db, { fileImports }) => {
  const { id, user_id, bytes_total, kept_until } = fileImports
  return db
    .select({ id, user_id, bytes_total, kept_until: sql<string>`${kept_until}` })
    .from(fileImports)
    .where(sql`${kept_until} IS NOT NULL`)
})

const forgetKept = query((db, { fileImports }, given: Given<{ at: string }>) =>
  db
    .update(fileImports)
    .set({ kept_until: null })
    .where(sql`${fileImports.kept_until} <= ${given.at}`),
)

/** An import that has ended and whose file is kept all the same. */
export type KeptImport = Pick<StoredImport, "id" | "user_id" | "bytes_total"> & {
  readonly kept_until: string
}

/** Imports whose files are kept, so that they can be read again. */
export class KeptImportStore extends Context.Service<
  KeptImportStore,
  {
    /** `completed` to `queued`, to be taken back first. False where the file is not kept, or not any more. */
    readonly readAgain: (user: UserId, id: FileImportId, now: string) => Effect.Effect<boolean>
    /** Those of everybody, also what was kept until now. */
    readonly all: Effect.Effect<ReadonlyArray<KeptImport>>
    /** Forgets those that were kept until now. */
    readonly forget: (now: string) => Effect.Effect<void>
  }
>()("db/KeptImportStore") {
  static readonly layer = Layer.effect(
    KeptImportStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return KeptImportStore.of({
        readAgain: (user, id, at) =>
          write(user, function* (tx) {
            return (yield* tx.count(readAgain, { user, id, at })) === 1
          }),
        all: rows(kept),
        forget: (at) =>
          write("system", function* (tx) {
            yield* tx.rows(forgetKept, { at })
          }),
      })
    }),
  )
}

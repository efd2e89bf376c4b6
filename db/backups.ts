import { desc, gt, lt, or } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { BackupStatus } from "#domain/backup"

/** A scheduled backup, and what became of it; `made_at` in epoch milliseconds. */
export interface StoredBackup {
  readonly made_at: number
  readonly bytes: number
  readonly status: BackupStatus
}

const latest = query((db, { backups }) =>
  db.select().from(backups).orderBy(desc(backups.made_at)).limit(1),
)

const put = query((db, { backups }, { made_at, bytes, status }: Given<StoredBackup>) =>
  db.insert(backups).values({ made_at, bytes, status }),
)

/** Removes what is too old to be kept, and what a clock noted that was ahead: else that would stay the last. */
const removeOthers = query((db, { backups }, given: Given<{ before: number; after: number }>) =>
  db.delete(backups).where(or(lt(backups.made_at, given.before), gt(backups.made_at, given.after))),
)

/** How long it is kept what became of a backup, in milliseconds. */
const KEPT_MS = 90 * 86_400_000

/** What became of scheduled backups. */
export class BackupStore extends Context.Service<
  BackupStore,
  {
    /** The last one; null when none was ever begun. */
    readonly last: Effect.Effect<StoredBackup | null>
    readonly save: (backup: StoredBackup) => Effect.Effect<void>
  }
>()("db/BackupStore") {
  static readonly layer = Layer.effect(
    BackupStore,
    Effect.map(Database, ({ rows, write }) =>
      BackupStore.of({
        last: Effect.map(rows(latest), ([row]) => row ?? null),
        save: (backup) =>
          write("system", function* (tx) {
            const { made_at } = backup
            yield* tx.rows(removeOthers, { before: made_at - KEPT_MS, after: made_at })
            yield* tx.rows(put, backup)
          }),
      }),
    ),
  )
}

import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { UserId } from "#domain/ids"

const ofUser = query((db, { shownAlerts }, given: Given<{ user: UserId }>) =>
  db
    .select({ subject: shownAlerts.subject })
    .from(shownAlerts)
    .where(eq(shownAlerts.user_id, given.user)),
)

const insert = query((db, { shownAlerts }, given: Given<{ user: UserId; subject: string }>) =>
  db
    .insert(shownAlerts)
    .values({ user_id: given.user, subject: given.subject })
    .onConflictDoNothing(),
)

/** Which alerts about stored data a person has been shown: each is shown once. */
export class ShownAlertStore extends Context.Service<
  ShownAlertStore,
  {
    /** The subjects of the alerts shown so far. */
    readonly of: (user: UserId) => Effect.Effect<ReadonlySet<string>>
    /** Records alerts as shown, inside the caller's transaction. */
    readonly record: (
      tx: Transaction,
      user: UserId,
      subjects: ReadonlyArray<string>,
    ) => Change<void>
  }
>()("db/ShownAlertStore") {
  static readonly layer = Layer.effect(
    ShownAlertStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return ShownAlertStore.of({
        of: (user) =>
          Effect.map(
            rows(ofUser, { user }),
            (found) => new Set(found.map(({ subject }) => subject)),
          ),
        *record(tx, user, subjects) {
          for (const subject of subjects) yield* tx.rows(insert, { user, subject })
        },
      })
    }),
  )
}

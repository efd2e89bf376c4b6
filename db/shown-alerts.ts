import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { shownAlerts } from "#db/schema/shown-alert"
import type { UserId } from "#domain/ids"

/** Which alerts about stored data a person has been shown: each is shown once. */
export class ShownAlertStore extends Context.Service<
  ShownAlertStore,
  {
    /** The subjects of the alerts shown so far. */
    readonly of: (user: UserId) => Effect.Effect<ReadonlySet<string>>
    /** Records alerts as shown, inside the caller's transaction. */
    readonly record: (tx: Transaction, user: UserId, subjects: ReadonlyArray<string>) => void
  }
>()("db/ShownAlertStore") {
  static readonly layer = Layer.effect(
    ShownAlertStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      return ShownAlertStore.of({
        of: (user) =>
          read(
            (db) =>
              new Set(
                db
                  .select({ subject: shownAlerts.subject })
                  .from(shownAlerts)
                  .where(eq(shownAlerts.user_id, user))
                  .all()
                  .map(({ subject }) => subject),
              ),
          ),
        record: ({ db }, user_id, subjects) => {
          for (const subject of subjects)
            db.insert(shownAlerts).values({ user_id, subject }).onConflictDoNothing().run()
        },
      })
    }),
  )
}

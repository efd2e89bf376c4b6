import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { toldAlerts } from "#db/schema/told-alert"
import type { UserId } from "#domain/ids"

/** Which alerts about data a person has been told: each is told once. */
export class ToldAlertStore extends Context.Service<
  ToldAlertStore,
  {
    /** The subjects of those told so far. */
    readonly of: (user: UserId) => Effect.Effect<ReadonlySet<string>>
    /** Keeps that some were told, inside the caller's transaction. */
    readonly tell: (tx: Transaction, user: UserId, subjects: ReadonlyArray<string>) => void
  }
>()("db/ToldAlertStore") {
  static readonly layer = Layer.effect(
    ToldAlertStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      return ToldAlertStore.of({
        of: (user) =>
          read(
            (db) =>
              new Set(
                db
                  .select({ subject: toldAlerts.subject })
                  .from(toldAlerts)
                  .where(eq(toldAlerts.user_id, user))
                  .all()
                  .map(({ subject }) => subject),
              ),
          ),
        tell: ({ db }, user_id, subjects) => {
          for (const subject of subjects)
            db.insert(toldAlerts).values({ user_id, subject }).onConflictDoNothing().run()
        },
      })
    }),
  )
}

import { eq } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { isProactive } from "#db/proactive-turns"
import type { UserId } from "#domain/ids"
import type { AcceptedTurn } from "#domain/turn"

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
    /**
     * Records that the answer of a turn shows alerts, inside the caller's transaction: not of one that nobody asked
     * for, which may never be read.
     */
    readonly record: (
      tx: Transaction,
      turn: Pick<AcceptedTurn, "id" | "user_id">,
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
        *record(tx, { id, user_id: user }, subjects) {
          if (subjects.length === 0 || (yield* isProactive(tx, id))) return
          for (const subject of subjects) yield* tx.rows(insert, { user, subject })
        },
      })
    }),
  )
}

import { eq, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { turnSteps } from "#db/schema/turn"
import type { TurnId } from "#domain/ids"
import type { StepRecord } from "#domain/step"

/** The journal of every turn: a step stands here before anything builds on it. */
export class TurnStepStore extends Context.Service<
  TurnStepStore,
  {
    /** What a turn has finished so far. */
    readonly finished: (turn: TurnId) => Effect.Effect<ReadonlyArray<StepRecord>>
    /** Writes a finished step, inside the caller's transaction. */
    readonly record: (tx: Transaction, turn: TurnId, step: StepRecord) => void
    /** Drops the outputs of turns that ended before a time; timings and receipts stay. */
    readonly forgetOutputs: (endedBefore: string) => Effect.Effect<void>
  }
>()("db/TurnStepStore") {
  static readonly layer = Layer.effect(
    TurnStepStore,
    Effect.gen(function* () {
      const { read, write } = yield* Database
      return TurnStepStore.of({
        finished: (turn) =>
          read((db) => db.select().from(turnSteps).where(eq(turnSteps.turn_id, turn)).all()),
        record: ({ db }, turn_id, step) =>
          void db
            .insert(turnSteps)
            .values({ turn_id, ...step })
            .run(),
        forgetOutputs: (endedBefore) =>
          Effect.asVoid(
            write(({ db }) =>
              db.run(sql`UPDATE turn_steps SET output = NULL
                WHERE output IS NOT NULL
                AND (SELECT completed_at FROM turns WHERE id = turn_id) < ${endedBefore}`),
            ),
          ),
      })
    }),
  )
}

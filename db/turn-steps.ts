import { and, eq, isNotNull, isNull, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { turnSteps } from "#db/schema/turn"
import type { TurnId } from "#domain/ids"
import type { StepRecord } from "#domain/step"

const ofTurn = query((db, { turnSteps }, given: Given<{ turn: TurnId }>) =>
  db.select().from(turnSteps).where(eq(turnSteps.turn_id, given.turn)),
)

const open = query((db, { turns }, given: Given<{ turn: TurnId }>) =>
  db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.id, given.turn), isNull(turns.completed_at))),
)

type StoredStep = typeof turnSteps.$inferSelect

const insert = query((db, { turnSteps }, given: Given<StoredStep>) =>
  db
    .insert(turnSteps)
    .values(givenColumns(turnSteps, given))
    .onConflictDoUpdate({
      target: [turnSteps.turn_id, turnSteps.step, turnSteps.part],
      set: givenColumns(turnSteps, given, ["turn_id", "step", "part"]),
    }),
)

const removeOutputs = query((db, { turnSteps, turns }, given: Given<{ before: string }>) => {
  const ended = db
    .select({ at: turns.completed_at })
    .from(turns)
    .where(eq(turns.id, turnSteps.turn_id))
  return db
    .update(turnSteps)
    .set({ output: null })
    .where(and(isNotNull(turnSteps.output), sql`${ended} < ${given.before}`))
})

/** The journal of every turn: the output of a step is stored before the next step uses it. */
export class TurnStepStore extends Context.Service<
  TurnStepStore,
  {
    /** The finished steps of a turn. */
    readonly finished: (turn: TurnId) => Effect.Effect<ReadonlyArray<StepRecord>>
    /**
     * Writes a finished step, inside the caller's transaction; it replaces an earlier record of it. False, and
     * nothing written, when the turn has ended.
     */
    readonly record: (tx: Transaction, turn: TurnId, step: StepRecord) => Change<boolean>
    /** Drops the outputs of turns that ended before a time; timings and receipts stay. */
    readonly forgetOutputs: (endedBefore: string) => Effect.Effect<void>
  }
>()("db/TurnStepStore") {
  static readonly layer = Layer.effect(
    TurnStepStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return TurnStepStore.of({
        finished: (turn) => rows(ofTurn, { turn }),
        *record(tx, turn_id, step) {
          const [isOpen] = yield* tx.rows(open, { turn: turn_id })
          if (!isOpen) return false
          yield* tx.rows(insert, {
            ...step,
            turn_id,
            output: step.output ?? null,
            elsewhere: false,
          })
          return true
        },
        forgetOutputs: (before) =>
          Effect.asVoid(write("system", (tx) => tx.rows(removeOutputs, { before }))),
      })
    }),
  )
}

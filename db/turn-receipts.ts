import { and, eq, isNull, sql, sum } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import type { modelCalls, struckSentences } from "#db/schema/turn-receipt"
import type { TurnId } from "#domain/ids"
import type { ModelCall } from "#domain/model-call"
import type { StepRecord } from "#domain/step"
import type { Struck } from "#domain/strike"

interface OfTurn {
  readonly turn: TurnId
}

type StoredCall = typeof modelCalls.$inferSelect
type StoredSentence = typeof struckSentences.$inferSelect

const callsOf = query((db, { modelCalls }, given: Given<OfTurn>) =>
  db.select().from(modelCalls).where(eq(modelCalls.turn_id, given.turn)).orderBy(modelCalls.seq),
)

const open = query((db, { turns }, given: Given<OfTurn>) =>
  db
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.id, given.turn), isNull(turns.completed_at))),
)

const insertCall = query((db, { modelCalls }, given: Given<StoredCall>) =>
  db.insert(modelCalls).values(givenColumns(modelCalls, given)),
)

const ENDING = [
  "input_tokens",
  "output_tokens",
  "cache_read_tokens",
  "cache_write_tokens",
  "is_estimated",
  "cost_usd",
  "duration_ms",
  "outcome",
] as const satisfies ReadonlyArray<keyof StoredCall>

/** What is known of a call once it has ended. */
export type EndedCall = Pick<StoredCall, (typeof ENDING)[number]>

const endCall = query(
  (db, { modelCalls }, given: Given<EndedCall & { turn_id: TurnId; seq: number }>) =>
    db
      .update(modelCalls)
      .set(Object.fromEntries(ENDING.map((name) => [name, given[name]])))
      .where(and(eq(modelCalls.turn_id, given.turn_id), eq(modelCalls.seq, given.seq))),
)

const costOfFailed = query((db, { modelCalls, turns }, given: Given<OfTurn>) => {
  const cost = db
    .select({ usd: sum(modelCalls.cost_usd) })
    .from(modelCalls)
    .where(eq(modelCalls.turn_id, given.turn))
  return db
    .update(turns)
    .set({ cost_usd: sql`${cost}` })
    .where(and(eq(turns.id, given.turn), eq(turns.status, "failed")))
})

/** Writes what the calls of a turn that has failed cost into its row; null where none has a known price. */
export function* recordCostOfFailed(tx: Transaction, turn: TurnId): Change<void> {
  yield* tx.rows(costOfFailed, { turn })
}

const insertStruck = query((db, { struckSentences }, given: Given<StoredSentence>) =>
  db.insert(struckSentences).values(givenColumns(struckSentences, given)).onConflictDoNothing(),
)

const struckOf = query((db, { struckSentences }, given: Given<OfTurn>) =>
  db
    .select({ class: struckSentences.class, sentence: struckSentences.sentence })
    .from(struckSentences)
    .where(eq(struckSentences.turn_id, given.turn))
    .orderBy(struckSentences.seq),
)

const stepsOf = query((db, { turnSteps }, given: Given<OfTurn>) =>
  db
    .select({
      step: turnSteps.step,
      part: turnSteps.part,
      started_at: turnSteps.started_at,
      ended_at: turnSteps.ended_at,
      receipts: turnSteps.receipts,
    })
    .from(turnSteps)
    .where(eq(turnSteps.turn_id, given.turn))
    .orderBy(turnSteps.ended_at, turnSteps.step, turnSteps.part),
)

const shown = ({ turn_id: _, ...call }: StoredCall): ModelCall => call

/** What the receipt of a turn is made of. */
export interface StoredReceipt {
  readonly calls: ReadonlyArray<ModelCall>
  readonly steps: ReadonlyArray<
    Pick<StepRecord, "step" | "part" | "started_at" | "ended_at" | "receipts">
  >
  readonly struck: ReadonlyArray<Struck>
}

/**
 * What a turn sent to a model provider and what it read for that: kept as long as the turn is, and deleted with it.
 */
export class TurnReceiptStore extends Context.Service<
  TurnReceiptStore,
  {
    readonly calls: (turn: TurnId) => Effect.Effect<ReadonlyArray<ModelCall>>
    /** Writes a call, inside the caller's transaction. False, and nothing written, when the turn has ended. */
    readonly begin: (tx: Transaction, turn: TurnId, call: ModelCall) => Change<boolean>
    /** Writes how a call ended, into the cost of its turn too where that has failed since. */
    readonly end: (tx: Transaction, turn: TurnId, seq: number, end: EndedCall) => Change<void>
    /** Keeps the sentences that were struck from an answer, inside the caller's transaction. */
    readonly strike: (tx: Transaction, turn: TurnId, struck: ReadonlyArray<Struck>) => Change<void>
    readonly read: (turn: TurnId) => Effect.Effect<StoredReceipt>
  }
>()("db/TurnReceiptStore") {
  static readonly layer = Layer.effect(
    TurnReceiptStore,
    Effect.gen(function* () {
      const { rows, snapshot } = yield* Database

      return TurnReceiptStore.of({
        calls: (turn) => Effect.map(rows(callsOf, { turn }), (calls) => calls.map(shown)),
        *begin(tx, turn_id, call) {
          const [isOpen] = yield* tx.rows(open, { turn: turn_id })
          if (!isOpen) return false
          yield* tx.rows(insertCall, { ...call, turn_id })
          return true
        },
        *end(tx, turn_id, seq, end) {
          yield* tx.rows(endCall, { ...end, turn_id, seq })
          yield* recordCostOfFailed(tx, turn_id)
        },
        *strike(tx, turn_id, struck) {
          for (const [seq, { class: kind, sentence }] of struck.entries())
            yield* tx.rows(insertStruck, {
              turn_id,
              seq,
              class: kind,
              sentence,
            })
        },
        read: (turn) =>
          snapshot(function* (tx) {
            const calls = yield* tx.rows(callsOf, { turn })
            return {
              calls: calls.map(shown),
              steps: yield* tx.rows(stepsOf, { turn }),
              struck: yield* tx.rows(struckOf, { turn }),
            }
          }),
      })
    }),
  )
}

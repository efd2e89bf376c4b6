import { and, asc, desc, eq, gte } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { notify } from "#db/notifications"
import type { proactiveTurns } from "#db/schema/proactive-turn"
import type { TurnId, UserId } from "#domain/ids"
import { isBorneOut } from "#domain/proactive-turn"
import type { LocalDate } from "#domain/time"
import type { TurnResult } from "#domain/turn-result"

/** A turn that nobody asked for. */
export type ProactiveTurn = typeof proactiveTurns.$inferSelect

const insert = query((db, { proactiveTurns }, given: Given<ProactiveTurn>) =>
  db.insert(proactiveTurns).values(givenColumns(proactiveTurns, given)),
)

const byTurn = query((db, { proactiveTurns }, given: Given<{ turn: TurnId }>) =>
  db.select().from(proactiveTurns).where(eq(proactiveTurns.turn_id, given.turn)),
)

const since = query(
  (db, { proactiveTurns, turns }, given: Given<{ user: UserId; date: LocalDate }>) =>
    db
      .select({
        kind: proactiveTurns.kind,
        date: proactiveTurns.date,
        turn_id: proactiveTurns.turn_id,
        subject: proactiveTurns.subject,
        status: turns.status,
        result: turns.result,
      })
      .from(proactiveTurns)
      .leftJoin(turns, eq(turns.id, proactiveTurns.turn_id))
      .where(and(eq(proactiveTurns.user_id, given.user), gte(proactiveTurns.date, given.date)))
      .orderBy(desc(proactiveTurns.date), asc(proactiveTurns.kind)),
)

/** A proactive turn and what came of it: nothing where it was deleted. */
export type EndedProactiveTurn = Omit<ProactiveTurn, "user_id"> & {
  readonly status: string | null
  readonly result: TurnResult | null
}

/** Records that a turn began by itself, in the transaction that writes it. */
export function* recordProactive(tx: Transaction, turn: ProactiveTurn): Change<void> {
  yield* tx.rows(insert, turn)
}

/** A turn that was completed, and whose it is. */
interface Completed {
  readonly id: TurnId
  readonly user_id: UserId
  readonly conversation_id: string | null
}

/**
 * Has a person notified that a turn was completed, in the transaction that completes it: of an alert only where its
 * answer bears it out.
 */
export function* notifyOfTurn(
  tx: Transaction,
  { id, user_id, conversation_id }: Completed,
  result: TurnResult,
  at: string,
): Change<void> {
  const [proactive] = yield* tx.rows(byTurn, { turn: id })
  const data = { turn_id: id, conversation_id, answer: result.answer }
  const subject = proactive?.subject ?? null
  if (subject === null)
    yield* notify(
      tx,
      user_id,
      { type: "turn.completed", data: { ...data, kind: proactive ? "briefing" : "answer" } },
      at,
    )
  else if (isBorneOut(subject, result))
    yield* notify(tx, user_id, { type: "alert.raised", data: { ...data, subject } }, at)
}

/** Turns that nobody asked for. */
export class ProactiveTurnStore extends Context.Service<
  ProactiveTurnStore,
  {
    /** Those of a person from a day on, the latest first, of a day its alert first. */
    readonly since: (
      user: UserId,
      date: LocalDate,
    ) => Effect.Effect<ReadonlyArray<EndedProactiveTurn>>
  }
>()("db/ProactiveTurnStore") {
  static readonly layer = Layer.effect(
    ProactiveTurnStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return ProactiveTurnStore.of({ since: (user, date) => rows(since, { user, date }) })
    }),
  )
}

import { and, asc, desc, eq, gte, lt, or, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, givenColumns, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import { notify } from "#db/notifications"
import type { proactiveTurns } from "#db/schema/proactive-turn"
import type { TurnId, UserId } from "#domain/ids"
import { isBorneOut, QUIET_DAYS } from "#domain/proactive-turn"
import { addDays, type LocalDate } from "#domain/time"
import type { TurnResult } from "#domain/turn-result"

/** A turn that nobody asked for. */
export type ProactiveTurn = typeof proactiveTurns.$inferSelect

const put = query((db, { proactiveTurns: table }, given: Given<ProactiveTurn>) => {
  const row = givenColumns(table, given)
  return db
    .insert(table)
    .values(row)
    .onConflictDoUpdate({ target: [table.user_id, table.kind, table.date], set: row })
})

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
        completed_at: turns.completed_at,
        result: turns.result,
      })
      .from(proactiveTurns)
      .leftJoin(turns, eq(turns.id, proactiveTurns.turn_id))
      .where(and(eq(proactiveTurns.user_id, given.user), gte(proactiveTurns.date, given.date)))
      .orderBy(desc(proactiveTurns.date), asc(proactiveTurns.kind)),
)

const wanting = query((db, { notificationSettings: settings }) =>
  db
    .select({ user: settings.user_id, looked_on: settings.looked_on })
    .from(settings)
    .where(or(eq(settings.briefing, sql`1`), eq(settings.alerts, sql`1`))),
)

interface Look {
  readonly user: UserId
  readonly date: LocalDate
}

const look = query((db, { notificationSettings: settings }, given: Given<Look>) =>
  db
    .update(settings)
    .set({ looked_on: sql`${given.date}` })
    .where(eq(settings.user_id, given.user)),
)

const forget = query((db, { proactiveTurns }, given: Given<Look>) =>
  db
    .delete(proactiveTurns)
    .where(and(eq(proactiveTurns.user_id, given.user), lt(proactiveTurns.date, given.date))),
)

/** A proactive turn and what came of it: nothing where it was deleted. */
export type EndedProactiveTurn = Omit<ProactiveTurn, "user_id"> & {
  readonly status: string | null
  readonly completed_at: string | null
  readonly result: TurnResult | null
  /** Whether it is an alert that its answer bears out. */
  readonly is_raised: boolean
}

/** Records that a turn began by itself, in the transaction that writes it; in the place of one that failed that day. */
export function* recordProactive(tx: Transaction, turn: ProactiveTurn): Change<void> {
  yield* tx.rows(put, turn)
}

/** Whether nobody asked for a turn. */
export function* isProactive(tx: Transaction, turn: TurnId): Change<boolean> {
  return (yield* tx.rows(byTurn, { turn })).length > 0
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

/** Who has somebody looked at their data of a morning: `looked_on` is the day for which that was last done. */
export interface Wanting {
  readonly user: UserId
  readonly looked_on: LocalDate | null
}

/** Turns that nobody asked for. */
export class ProactiveTurnStore extends Context.Service<
  ProactiveTurnStore,
  {
    /** Everybody who wants a morning briefing or alerts. */
    readonly wanting: Effect.Effect<ReadonlyArray<Wanting>>
    /** Those of a person from a day on, the latest first, of a day its alert first. */
    readonly since: (
      user: UserId,
      date: LocalDate,
    ) => Effect.Effect<ReadonlyArray<EndedProactiveTurn>>
    /** Records that the data of a person was looked at for a day, and forgets what keeps no alert quiet any more. */
    readonly looked: (user: UserId, date: LocalDate) => Effect.Effect<void>
  }
>()("db/ProactiveTurnStore") {
  static readonly layer = Layer.effect(
    ProactiveTurnStore,
    Effect.gen(function* () {
      const { rows, write } = yield* Database
      return ProactiveTurnStore.of({
        wanting: rows(wanting),
        since: (user, date) =>
          Effect.map(rows(since, { user, date }), (found) =>
            found.map((turn) => {
              const { subject, result } = turn
              const is_raised = subject !== null && result !== null && isBorneOut(subject, result)
              return { ...turn, is_raised }
            }),
          ),
        looked: (user, date) =>
          write(user, function* (tx) {
            yield* tx.rows(look, { user, date })
            yield* tx.rows(forget, { user, date: addDays(date, -QUIET_DAYS.metric) })
          }),
      })
    }),
  )
}

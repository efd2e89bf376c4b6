import { and, eq, sql } from "drizzle-orm"
import { type Change, type Given, query, type Transaction } from "#db/change"

/** The outcome of a delivery. A parked one has a reason, which contains nothing of the payload. */
export type Outcome =
  | { readonly state: "processed" | "skipped" }
  | { readonly state: "parked"; readonly error: string }

interface Finished {
  readonly id: number
  readonly state: "processed" | "skipped"
  readonly now: number
}

const finish = query((db, { rawEvents }, given: Given<Finished>) =>
  db
    .update(rawEvents)
    .set({ state: given.state, processed_at: given.now, error: null })
    // The literals of states and types let the partial indexes answer, here and below.
    .where(and(eq(rawEvents.id, given.id), sql`${rawEvents.state} IN ('received', 'parked')`)),
)

const park = query((db, { rawEvents }, given: Given<{ id: number; error: string }>) =>
  db
    .update(rawEvents)
    .set({
      attempts: sql`${rawEvents.attempts} + CASE WHEN ${rawEvents.state} = 'parked' THEN 1 ELSE 0 END`,
      state: "parked",
      error: given.error,
    })
    .where(and(eq(rawEvents.id, given.id), sql`${rawEvents.state} IN ('received', 'parked')`)),
)

/**
 * Moves a delivery along, in the transaction that writes its rows. One that is already finished
 * stays so and answers false. Parking one that was parked counts as another attempt.
 */
export function* moveRawEvent(
  tx: Transaction,
  id: number,
  outcome: Outcome,
  now: number,
): Change<boolean> {
  const { state } = outcome
  const moved =
    state === "parked"
      ? yield* tx.count(park, { id, error: outcome.error })
      : yield* tx.count(finish, { id, state, now })
  return moved === 1
}

const unread = { state: "received", processed_at: null } as const

const reopenSince = query((db, { rawEvents }, given: Given<{ user: string; since: number }>) =>
  db
    .update(rawEvents)
    .set(unread)
    .where(
      and(
        sql`${rawEvents.processed_at} IS NOT NULL AND ${rawEvents.body} IS NOT NULL`,
        sql`${rawEvents.processed_at} >= ${given.since}`,
        eq(rawEvents.state, "processed"),
        eq(rawEvents.aggregator_user_id, given.user),
        sql`${rawEvents.type} IN ('activity', 'sleep', 'daily', 'body', 'nutrition', 'menstruation')`,
      ),
    ),
)

const reopenOfUser = query((db, { rawEvents }, given: Given<{ user: string }>) =>
  db
    .update(rawEvents)
    .set(unread)
    .where(and(sql`${rawEvents.state} = 'parked'`, eq(rawEvents.aggregator_user_id, given.user))),
)

const reopenOfReference = query((db, { rawEvents }, given: Given<{ reference: string }>) =>
  db
    .update(rawEvents)
    .set(unread)
    .where(and(sql`${rawEvents.state} = 'parked'`, eq(rawEvents.reference_id, given.reference))),
)

/** Has a connection's deliveries that were finished since an instant (epoch ms) normalised anew. */
export function* reopenFinished(tx: Transaction, user: string, since: number): Change<boolean> {
  return (yield* tx.count(reopenSince, { user, since })) > 0
}

/** Has a connection's parked deliveries tried again, now that it is known whose it is. */
export function* reopenParked(tx: Transaction, user: string): Change<boolean> {
  return (yield* tx.count(reopenOfUser, { user })) > 0
}

/** Has parked deliveries tried again that refer to something, now that it is known. */
export function* reopenReferring(tx: Transaction, reference: string): Change<boolean> {
  return (yield* tx.count(reopenOfReference, { reference })) > 0
}

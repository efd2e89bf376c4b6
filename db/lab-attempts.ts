import { and, eq, gt, sql } from "drizzle-orm"
import { type Change, type Given, query, type Transaction } from "#db/change"
import type { LabId, UserId } from "#domain/ids"

/** The reading of a report is attempted so many times where it was cut off. */
const MAX_ATTEMPTS = 2

/** The outcome of beginning a reading: its lab may have ended or be gone, or have no attempt left. */
export type Attempt = "begun" | "spent" | "gone"

interface Own {
  readonly id: LabId
  readonly user_id: UserId
}

const made = query((db, { labs }, given: Given<Own>) =>
  db
    .select({ attempts: labs.attempts })
    .from(labs)
    .where(
      and(
        eq(labs.id, given.id),
        eq(labs.user_id, given.user_id),
        eq(labs.aggregator_status, sql`'submitted'`),
      ),
    ),
)

const count = query((db, { labs }, given: Given<Own>) =>
  db
    .update(labs)
    .set({ attempts: sql`${labs.attempts} + 1` })
    .where(and(eq(labs.id, given.id), eq(labs.user_id, given.user_id))),
)

const takeBack = query((db, { labs }, given: Given<Own>) =>
  db
    .update(labs)
    .set({ attempts: sql`${labs.attempts} - 1` })
    .where(and(eq(labs.id, given.id), eq(labs.user_id, given.user_id), gt(labs.attempts, 0))),
)

/** Counts an attempt at a lab that waits to be read. */
export function* beginAttempt(tx: Transaction, { id, user_id }: Own): Change<Attempt> {
  const [lab] = yield* tx.rows(made, { id, user_id })
  if (!lab) return "gone"
  if (lab.attempts >= MAX_ATTEMPTS) return "spent"
  yield* tx.rows(count, { id, user_id })
  return "begun"
}

/** Has the latest attempt not count. */
export function* takeBackAttempt(tx: Transaction, { id, user_id }: Own): Change<void> {
  yield* tx.rows(takeBack, { id, user_id })
}

import { asc, count, max, min } from "drizzle-orm"
import { Effect } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import type { Pending } from "#domain/admin"
import { isoOf } from "#domain/time"

const byKind = query((db, { outbox }) =>
  db
    .select({
      kind: outbox.kind,
      pending: count(),
      most_attempts: max(outbox.attempts),
      next_due_at: min(outbox.due_at),
    })
    .from(outbox)
    .groupBy(outbox.kind)
    .orderBy(asc(outbox.kind)),
)

/** The waiting tasks of the outbox, by kind. */
export const listPending: Effect.Effect<ReadonlyArray<Pending>, never, Database> = Database.use(
  ({ rows }) =>
    Effect.map(rows(byKind), (found) =>
      found.map(({ most_attempts, next_due_at, ...row }) => ({
        ...row,
        most_attempts: most_attempts ?? 0,
        next_due_at: isoOf(next_due_at ?? 0),
      })),
    ),
)

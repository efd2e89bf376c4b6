import { asc, count, max, min } from "drizzle-orm"
import type { Effect } from "effect"
import { Database } from "#db/database"
import { outbox } from "#db/schema/outbox"
import type { Pending } from "#domain/admin"
import { isoOf } from "#domain/time"

/** What the outside still has to be told, by kind. */
export const listPending: Effect.Effect<ReadonlyArray<Pending>, never, Database> = Database.use(
  ({ read }) =>
    read((db) =>
      db
        .select({
          kind: outbox.kind,
          pending: count(),
          most_attempts: max(outbox.attempts),
          next_due_at: min(outbox.due_at),
        })
        .from(outbox)
        .groupBy(outbox.kind)
        .orderBy(asc(outbox.kind))
        .all()
        .map(({ most_attempts, next_due_at, ...row }) => ({
          ...row,
          most_attempts: most_attempts ?? 0,
          next_due_at: isoOf(next_due_at ?? 0),
        })),
    ),
)

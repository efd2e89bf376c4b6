import { count, isNull, min, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { query } from "#db/change"
import { Database } from "#db/database"
import type { Queues } from "#domain/queue"
import { epochOf } from "#domain/time"

// The literals let the partial indexes answer, here and below.
const turns = query((db, { turns }) =>
  db
    .select({ depth: count(), first: min(turns.created_at) })
    .from(turns)
    .where(sql`${turns.status} = 'queued'`),
)

const deliveries = query((db, { rawEvents }) =>
  db.select({ depth: count() }).from(rawEvents).where(sql`${rawEvents.state} = 'received'`),
)

const firstDelivery = query((db, { rawEvents }) =>
  db
    .select({ received_at: rawEvents.received_at })
    .from(rawEvents)
    .where(sql`${rawEvents.state} = 'received'`)
    .orderBy(rawEvents.id)
    .limit(1),
)

const imports = query((db, { fileImports }) =>
  db
    .select({ depth: count(), first: min(fileImports.created_at) })
    .from(fileImports)
    .where(sql`${fileImports.status} = 'queued'`),
)

const labs = query((db, { labs }) =>
  db
    .select({ depth: count(), first: min(labs.uploaded_at) })
    .from(labs)
    .where(sql`${labs.aggregator_status} IN ('pending', 'submitted')`),
)

const outbox = query((db, { outbox }) => db.select({ depth: count() }).from(outbox))

const notifications = query((db, { notifications }) =>
  db
    .select({ depth: count(), first: min(notifications.occurred_at) })
    .from(notifications)
    .where(isNull(notifications.dead_at)),
)

/** How much waits in each queue now, and for how long. A task of the outbox does not say since when. */
export const queues: Effect.Effect<Queues, never, Database> = Effect.gen(function* () {
  const { snapshot } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const secondsSince = (then: number | null | undefined) => Math.max(0, now - (then ?? now)) / 1_000
  const dated = ([found]: ReadonlyArray<{ depth: number; first: string | null }>) => ({
    depth: found!.depth,
    age_s: secondsSince(epochOf(found!.first ?? "")),
  })
  return yield* snapshot(function* (tx) {
    const [waiting] = yield* tx.rows(deliveries)
    const [first] = yield* tx.rows(firstDelivery)
    const [tasks] = yield* tx.rows(outbox)
    return {
      turns: dated(yield* tx.rows(turns)),
      deliveries: { depth: waiting!.depth, age_s: secondsSince(first?.received_at) },
      imports: dated(yield* tx.rows(imports)),
      labs: dated(yield* tx.rows(labs)),
      outbox: { depth: tasks!.depth, age_s: null },
      notifications: dated(yield* tx.rows(notifications)),
    }
  })
})

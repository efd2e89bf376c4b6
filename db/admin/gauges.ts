import { and, count, eq, min, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { isStuck, stuckBefore } from "#db/admin/labs"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { epochOf } from "#domain/time"

/** How much of everything there is right now. What is finished is not counted: it only grows. */
export interface Gauges {
  readonly users: number
  /** What waits to be begun. */
  readonly waiting: Readonly<Record<"turns" | "deliveries" | "imports" | "outbox", number>>
  /** Seconds that the first of them has waited; 0 where nothing waits. */
  readonly waiting_s: Readonly<Record<"turns" | "deliveries", number>>
  readonly turns_running: number
  readonly deliveries_parked: number
  readonly labs_stuck: number
  readonly database_bytes: number
}

const users = query((db, { users }) => db.select({ rows: count() }).from(users))

// The literals let the partial indexes answer, here and below.
const queuedTurns = query((db, { turns }) =>
  db
    .select({ rows: count(), first: min(turns.created_at) })
    .from(turns)
    .where(sql`${turns.status} = 'queued'`),
)

const runningTurns = query((db, { turns }) =>
  db.select({ rows: count() }).from(turns).where(sql`${turns.status} = 'running'`),
)

const deliveries = query((db, { rawEvents }, given: Given<{ state: "received" | "parked" }>) =>
  db
    .select({ rows: count() })
    .from(rawEvents)
    .where(
      and(eq(rawEvents.state, given.state), sql`${rawEvents.state} IN ('received', 'parked')`),
    ),
)

const firstDelivery = query((db, { rawEvents }) =>
  db
    .select({ received_at: rawEvents.received_at })
    .from(rawEvents)
    .where(sql`${rawEvents.state} = 'received'`)
    .orderBy(rawEvents.id)
    .limit(1),
)

const queuedImports = query((db, { fileImports }) =>
  db.select({ rows: count() }).from(fileImports).where(sql`${fileImports.status} = 'queued'`),
)

const stuckLabs = query((db, schema, given: Given<{ submitted_before: string }>) =>
  db.select({ rows: count() }).from(schema.labs).where(isStuck(schema, given)),
)

const tasks = query((db, { outbox }) => db.select({ rows: count() }).from(outbox))

/** Counts now, along indexes. */
export const gauges: Effect.Effect<Gauges, never, Database> = Effect.gen(function* () {
  const { snapshot, size } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const submitted_before = stuckBefore(now)
  const secondsSince = (then: number | null | undefined) => Math.max(0, now - (then ?? now)) / 1_000
  const counted = yield* snapshot(function* (tx) {
    const rows = ([found]: ReadonlyArray<{ readonly rows: number }>) => found!.rows
    const [turns] = yield* tx.rows(queuedTurns)
    const [delivery] = yield* tx.rows(firstDelivery)
    return {
      users: rows(yield* tx.rows(users)),
      waiting: {
        turns: turns!.rows,
        deliveries: rows(yield* tx.rows(deliveries, { state: "received" })),
        imports: rows(yield* tx.rows(queuedImports)),
        outbox: rows(yield* tx.rows(tasks)),
      },
      waiting_s: {
        turns: secondsSince(epochOf(turns!.first ?? "")),
        deliveries: secondsSince(delivery?.received_at),
      },
      turns_running: rows(yield* tx.rows(runningTurns)),
      deliveries_parked: rows(yield* tx.rows(deliveries, { state: "parked" })),
      labs_stuck: rows(yield* tx.rows(stuckLabs, { submitted_before })),
    }
  })
  return { ...counted, database_bytes: yield* size }
})

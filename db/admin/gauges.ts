import { and, count, eq, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { isStuck, stuckBefore } from "#db/admin/labs"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"

/** How much of everything there is right now. What is finished is not counted: it only grows. */
export interface Gauges {
  readonly users: number
  readonly turns: Readonly<Record<"queued" | "running", number>>
  readonly raw_events: Readonly<Record<"received" | "parked", number>>
  readonly labs_stuck: number
  readonly outbox: number
  readonly database_bytes: number
}

const users = query((db, { users }) => db.select({ rows: count() }).from(users))

const turns = query((db, { turns }, given: Given<{ status: "queued" | "running" }>) =>
  db
    .select({ rows: count() })
    .from(turns)
    // The literals let the partial index answer, here and below.
    .where(and(eq(turns.status, given.status), sql`${turns.status} IN ('queued', 'running')`)),
)

const deliveries = query((db, { rawEvents }, given: Given<{ state: "received" | "parked" }>) =>
  db
    .select({ rows: count() })
    .from(rawEvents)
    .where(
      and(eq(rawEvents.state, given.state), sql`${rawEvents.state} IN ('received', 'parked')`),
    ),
)

const stuckLabs = query((db, schema, given: Given<{ submitted_before: string }>) =>
  db.select({ rows: count() }).from(schema.labs).where(isStuck(schema, given)),
)

const tasks = query((db, { outbox }) => db.select({ rows: count() }).from(outbox))

/** Counts now, along indexes. */
export const gauges: Effect.Effect<Gauges, never, Database> = Effect.gen(function* () {
  const { snapshot, size } = yield* Database
  const submitted_before = stuckBefore(yield* Clock.currentTimeMillis)
  const counted = yield* snapshot(function* (tx) {
    const rows = ([found]: ReadonlyArray<{ readonly rows: number }>) => found!.rows
    return {
      users: rows(yield* tx.rows(users)),
      turns: {
        queued: rows(yield* tx.rows(turns, { status: "queued" })),
        running: rows(yield* tx.rows(turns, { status: "running" })),
      },
      raw_events: {
        received: rows(yield* tx.rows(deliveries, { state: "received" })),
        parked: rows(yield* tx.rows(deliveries, { state: "parked" })),
      },
      labs_stuck: rows(yield* tx.rows(stuckLabs, { submitted_before })),
      outbox: rows(yield* tx.rows(tasks)),
    }
  })
  return { ...counted, database_bytes: yield* size }
})

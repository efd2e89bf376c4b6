import { count, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { isStuck, stuckBefore } from "#db/admin/labs"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import type { Space } from "#db/engine"

/** How much of everything there is right now. What is finished is not counted: it only grows. */
export interface Gauges extends Space {
  readonly users: number
  readonly turns_running: number
  readonly deliveries_parked: number
  readonly labs_stuck: number
}

const users = query((db, { users }) => db.select({ rows: count() }).from(users))

// The literals let the partial indexes answer, here and below.
const runningTurns = query((db, { turns }) =>
  db.select({ rows: count() }).from(turns).where(sql`${turns.status} = 'running'`),
)

const parkedDeliveries = query((db, { rawEvents }) =>
  db.select({ rows: count() }).from(rawEvents).where(sql`${rawEvents.state} = 'parked'`),
)

const stuckLabs = query((db, schema, given: Given<{ submitted_before: string }>) =>
  db.select({ rows: count() }).from(schema.labs).where(isStuck(schema, given)),
)

/** Counts now, along indexes. */
export const gauges: Effect.Effect<Gauges, never, Database> = Effect.gen(function* () {
  const { snapshot, space } = yield* Database
  const submitted_before = stuckBefore(yield* Clock.currentTimeMillis)
  const counted = yield* snapshot(function* (tx) {
    const rows = ([found]: ReadonlyArray<{ readonly rows: number }>) => found!.rows
    return {
      users: rows(yield* tx.rows(users)),
      turns_running: rows(yield* tx.rows(runningTurns)),
      deliveries_parked: rows(yield* tx.rows(parkedDeliveries)),
      labs_stuck: rows(yield* tx.rows(stuckLabs, { submitted_before })),
    }
  })
  return { ...counted, ...(yield* space) }
})

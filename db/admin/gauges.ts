import { count, eq, type SQL } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import { Clock, Effect } from "effect"
import { isStuck } from "#db/admin/labs"
import { Database } from "#db/database"
import { users } from "#db/schema/account"
import { rawEvents } from "#db/schema/delivery"
import { labs } from "#db/schema/lab"
import { outbox } from "#db/schema/outbox"
import { turns } from "#db/schema/turn"

/** How much of everything there is right now. What is finished is not counted: it only grows. */
export interface Gauges {
  readonly users: number
  readonly turns: Readonly<Record<"queued" | "running", number>>
  readonly raw_events: Readonly<Record<"received" | "parked", number>>
  readonly labs_stuck: number
  readonly outbox: number
  readonly database_bytes: number
}

/** Counts now, along indexes. */
export const gauges: Effect.Effect<Gauges, never, Database> = Effect.gen(function* () {
  const { read } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* read((db, sqlite) => {
    const rows = (table: SQLiteTable, condition?: SQL) =>
      db.select({ count: count() }).from(table).where(condition).get()?.count ?? 0
    const pragma = (name: "page_count" | "page_size") =>
      Number(sqlite.query(`PRAGMA ${name}`).values()[0]?.[0])
    return {
      users: rows(users),
      turns: {
        queued: rows(turns, eq(turns.status, "queued")),
        running: rows(turns, eq(turns.status, "running")),
      },
      raw_events: {
        received: rows(rawEvents, eq(rawEvents.state, "received")),
        parked: rows(rawEvents, eq(rawEvents.state, "parked")),
      },
      labs_stuck: rows(labs, isStuck(now)),
      outbox: rows(outbox),
      database_bytes: pragma("page_count") * pragma("page_size"),
    }
  })
})

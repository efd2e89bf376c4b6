import { and, desc, eq, lt, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { type Given, query, type Schema } from "#db/change"
import { Database } from "#db/database"
import type { ListedLab } from "#domain/admin"
import { isoOf } from "#domain/time"

/** A lab that is not read after this long is stuck on the aggregator's side. */
const STUCK_AFTER_MS = 120_000

/** The condition of being stuck: submitted before a moment. */
export const isStuck = ({ labs }: Schema, given: Given<{ submitted_before: string }>) =>
  and(eq(labs.aggregator_status, "submitted"), lt(labs.uploaded_at, given.submitted_before))!

/** A lab that was submitted before this moment is stuck at an instant (epoch ms). */
export const stuckBefore = (now: number): string => isoOf(now - STUCK_AFTER_MS)

const stuckFirst = query(
  (db, schema, given: Given<{ submitted_before: string; limit: number }>) => {
    const { labs } = schema
    const stuck = isStuck(schema, given)
    return db
      .select({
        id: labs.id,
        user_id: labs.user_id,
        upload_id: labs.upload_id,
        aggregator_status: labs.aggregator_status,
        uploaded_at: labs.uploaded_at,
        parsed_at: labs.parsed_at,
        stuck: sql<number>`CASE WHEN ${stuck} THEN 1 ELSE 0 END`,
      })
      .from(labs)
      .orderBy(desc(sql`CASE WHEN ${stuck} THEN 1 ELSE 0 END`), desc(labs.uploaded_at))
      .limit(given.limit)
  },
)

/** Everybody's labs: stuck ones first, then by their upload, newest first. */
export const listLabs = (limit: number): Effect.Effect<ReadonlyArray<ListedLab>, never, Database> =>
  Effect.gen(function* () {
    const { rows } = yield* Database
    const submitted_before = stuckBefore(yield* Clock.currentTimeMillis)
    const found = yield* rows(stuckFirst, { submitted_before, limit })
    return found.map((lab) => ({ ...lab, stuck: lab.stuck === 1 }))
  })

import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm"
import { Clock, Effect } from "effect"
import { Database } from "#db/database"
import { labs } from "#db/schema/lab"
import type { ListedLab } from "#domain/admin"
import { isoOf } from "#domain/time"

/** A lab that is not read after this long is stuck on the aggregator's side. */
const STUCK_AFTER_MS = 120_000

/** The condition of being stuck at an instant (epoch ms). */
export const isStuck = (now: number): SQL =>
  and(
    eq(labs.aggregator_status, "submitted"),
    lt(labs.uploaded_at, isoOf(now - STUCK_AFTER_MS)),
  ) as SQL

/** Everybody's labs: stuck ones first, then by their upload, newest first. */
export const listLabs = (limit: number): Effect.Effect<ReadonlyArray<ListedLab>, never, Database> =>
  Effect.gen(function* () {
    const { read } = yield* Database
    const stuck = isStuck(yield* Clock.currentTimeMillis)
    return yield* read((db) =>
      db
        .select({
          id: labs.id,
          user_id: labs.user_id,
          upload_id: labs.upload_id,
          aggregator_status: labs.aggregator_status,
          uploaded_at: labs.uploaded_at,
          parsed_at: labs.parsed_at,
          stuck: sql<number>`${stuck}`,
        })
        .from(labs)
        .orderBy(desc(stuck), desc(labs.uploaded_at))
        .limit(limit)
        .all()
        .map((lab) => ({ ...lab, stuck: lab.stuck === 1 })),
    )
  })

import { and, eq, lte, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Given, query } from "#db/change"
import { Database } from "#db/database"
import { SYNC_KINDS, type SyncKind } from "#domain/data-sync"
import type { UserId } from "#domain/ids"

/** The rows changed after an instant, each as JSON text that is sent unchanged. */
export interface ChangedRows {
  /** Epoch milliseconds; pass it as the next `since`. Rows changed after it were not read. */
  readonly now: number
  readonly rows: Readonly<Record<SyncKind, ReadonlyArray<string>>>
}

/** Rows read before yielding to the event loop, so that a long history does not hold it. */
const PAGE = 2_000

/** A place in the order of change: behind a row, or behind all of one stamp. */
interface Place {
  readonly updated_at: number
  readonly id: string
}

type Range = Place & { readonly user: UserId; readonly now: number }

/**
 * Rows are selected without their keys, which would double the cost; only a full page queries its
 * last key.
 */
const page = query((db, { syncRows }, given: Given<Range>) =>
  db
    .select({ kind: syncRows.kind, row: syncRows.row })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.user_id, given.user),
        sql`(${syncRows.updated_at}, ${syncRows.id}) > (${given.updated_at}, ${given.id})`,
        lte(syncRows.updated_at, given.now),
      ),
    )
    .orderBy(syncRows.updated_at, syncRows.id)
    .limit(PAGE),
)

const lastOfPage = query((db, { syncRows }, given: Given<Range>) =>
  db
    .select({ updated_at: syncRows.updated_at, id: syncRows.id })
    .from(syncRows)
    .where(
      and(
        eq(syncRows.user_id, given.user),
        sql`(${syncRows.updated_at}, ${syncRows.id}) > (${given.updated_at}, ${given.id})`,
        lte(syncRows.updated_at, given.now),
      ),
    )
    .orderBy(syncRows.updated_at, syncRows.id)
    .limit(1)
    .offset(PAGE - 1),
)

/** The serialised copies of typed rows, in the order in which they changed. */
export class DataSyncStore extends Context.Service<
  DataSyncStore,
  {
    /**
     * Every row of a person changed later than `since` (epoch ms). A row that changes meanwhile is
     * in this answer, in the next one, or in both.
     */
    readonly since: (user: UserId, since: number) => Effect.Effect<ChangedRows>
  }
>()("db/DataSyncStore") {
  static readonly layer = Layer.effect(
    DataSyncStore,
    Effect.gen(function* () {
      const { snapshot, mark } = yield* Database

      const since = Effect.fnUntraced(function* (user: UserId, from: number) {
        const now = yield* mark
        const rows: ReadonlyArray<Array<string>> = SYNC_KINDS.map(() => [])
        // The last of all ids: `since` itself is excluded with every row that carries it.
        let after: Place | undefined = { updated_at: from, id: "\u{10ffff}" }
        while (after) {
          const range: Range = { user, now, ...after }
          after = yield* snapshot(function* (tx) {
            const found = yield* tx.rows(page, range)
            for (const { kind, row } of found) rows[kind]!.push(row)
            if (found.length < PAGE) return undefined
            const [last] = yield* tx.rows(lastOfPage, range)
            return last
          })
          if (after) yield* Effect.yieldNow
        }
        const [daily_summary, activities, sleep_sessions, biomarkers] = rows
        return {
          now,
          rows: {
            daily_summary: daily_summary!,
            activities: activities!,
            sleep_sessions: sleep_sessions!,
            biomarkers: biomarkers!,
          },
        }
      })

      return DataSyncStore.of({ since })
    }),
  )
}

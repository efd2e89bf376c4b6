import type { Database as Sqlite } from "bun:sqlite"
import { Context, Effect, Layer } from "effect"
import { Database } from "#db/database"
import { SYNC_KINDS, type SyncKind } from "#domain/data-sync"
import type { UserId } from "#domain/ids"

/** What changed after an instant: each row as JSON text, ready to be sent as it is. */
export interface ChangedRows {
  /** Epoch milliseconds; pass it as the next `since`. Nothing later than it was looked at. */
  readonly now: number
  readonly rows: Readonly<Record<SyncKind, ReadonlyArray<string>>>
}

/** Rows read between two turns of the event loop, so that a long history starves nobody. */
const PAGE = 2_000

/** A place in the order of change: behind a row, or behind all of one moment. */
interface Place {
  readonly updated_at: number
  readonly id: string
}

type Range = [user_id: string, updated_at: number, id: string, now: number, count: number]

/** A page carries no keys, which would double what it costs; the few full ones ask for their last. */
const prepare = (sqlite: Sqlite) => {
  const range = `FROM sync_rows
    WHERE user_id = ? AND (updated_at, id) > (?, ?) AND updated_at <= ?
    ORDER BY updated_at, id`
  return {
    page: sqlite.query<unknown, Range>(`SELECT kind, row ${range} LIMIT ?`),
    place: sqlite.query<Place, Range>(`SELECT updated_at, id ${range} LIMIT 1 OFFSET ?`),
  }
}

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
      const { read, mark } = yield* Database
      const { page, place } = yield* read((_, sqlite) => prepare(sqlite))

      const since = Effect.fnUntraced(function* (user: UserId, from: number) {
        const now = yield* mark
        const rows: ReadonlyArray<Array<string>> = SYNC_KINDS.map(() => [])
        // The last of all ids: `since` itself is excluded with every row that carries it.
        let after: Place = { updated_at: from, id: "\u{10ffff}" }
        while (true) {
          const found = page.values(user, after.updated_at, after.id, now, PAGE)
          for (const [kind, row] of found as Array<[number, string]>) rows[kind]!.push(row)
          if (found.length < PAGE) break
          after = place.get(user, after.updated_at, after.id, now, PAGE - 1)!
          yield* Effect.yieldNow
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

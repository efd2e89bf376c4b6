import { and, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { memory } from "#db/schema/memory"
import type { MemoryId, TurnId, UserId } from "#domain/ids"
import type { Memory, MemoryKind } from "#domain/memory"
import { topicOf } from "#domain/topic"

/** Which entries of a list are wanted. `before_seq` is the keyset of the page before. */
export interface MemoryFilter {
  readonly kinds: ReadonlyArray<MemoryKind>
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly before_seq?: number | undefined
  readonly limit: number
}

/** An item of a list with its place in the order of writing. */
export type ListedMemory = Memory & { readonly seq: number }

const { user_id: _, turn_id: __, topic: ___, ...listed } = getTableColumns(memory)

const isNewestOfItsTopic = sql`NOT EXISTS (
  SELECT 1 FROM memory AS later
  WHERE later.user_id = ${memory.user_id} AND later.topic = ${memory.topic}
  AND later.seq > ${memory.seq}
)`

/** What the service remembers. Entries are appended or deleted, never changed. */
export class MemoryStore extends Context.Service<
  MemoryStore,
  {
    /** Appends entries, inside the caller's transaction. */
    readonly append: (
      tx: Transaction,
      user: UserId,
      turn: TurnId | null,
      entries: ReadonlyArray<Memory>,
    ) => void
    /** Deletes an entry, inside the caller's transaction. False when there is none. */
    readonly remove: (tx: Transaction, user: UserId, id: MemoryId) => boolean
    /** Every entry there is, newest first. */
    readonly page: (
      user: UserId,
      filter: MemoryFilter,
    ) => Effect.Effect<ReadonlyArray<ListedMemory>>
    /** The newest entries of some kinds that no later one repeats or contradicts, newest first. */
    readonly current: (
      user: UserId,
      kinds: ReadonlyArray<MemoryKind>,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<Memory>>
  }
>()("db/MemoryStore") {
  static readonly layer = Layer.effect(
    MemoryStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      return MemoryStore.of({
        append: ({ db }, user_id, turn_id, entries) => {
          if (entries.length === 0) return
          const rows = entries.map((entry) => ({
            ...entry,
            id: entry.id as MemoryId,
            user_id,
            turn_id,
            topic: topicOf(entry),
          }))
          db.insert(memory).values(rows).run()
        },
        remove: ({ db }, user, id) =>
          db
            .delete(memory)
            .where(and(eq(memory.user_id, user), eq(memory.id, id)))
            .returning({ id: memory.id })
            .all().length > 0,
        page: (user, { kinds, after, before, before_seq, limit }) =>
          read((db) =>
            db
              .select(listed)
              .from(memory)
              .where(
                and(
                  eq(memory.user_id, user),
                  inArray(memory.kind, [...kinds]),
                  after === undefined ? undefined : gt(memory.ts, after),
                  before === undefined ? undefined : lt(memory.ts, before),
                  before_seq === undefined ? undefined : lt(memory.seq, before_seq),
                ),
              )
              .orderBy(desc(memory.seq))
              .limit(limit)
              .all(),
          ),
        current: (user, kinds, limit) =>
          read((db) =>
            db
              .select(listed)
              .from(memory)
              .where(
                and(eq(memory.user_id, user), inArray(memory.kind, [...kinds]), isNewestOfItsTopic),
              )
              .orderBy(desc(memory.seq))
              .limit(limit)
              .all(),
          ),
      })
    }),
  )
}

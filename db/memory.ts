import { and, desc, eq, inArray } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { memory } from "#db/schema/memory"
import type { MemoryId, TurnId, UserId } from "#domain/ids"
import type { Memory, MemoryKind } from "#domain/memory"

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
    /** The newest entries of some kinds, newest first. */
    readonly newest: (
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
          }))
          db.insert(memory).values(rows).run()
        },
        newest: (user, kinds, limit) =>
          read((db) =>
            db
              .select({
                id: memory.id,
                ts: memory.ts,
                agent: memory.agent,
                kind: memory.kind,
                text: memory.text,
                confidence: memory.confidence,
                meta: memory.meta,
              })
              .from(memory)
              .where(and(eq(memory.user_id, user), inArray(memory.kind, [...kinds])))
              .orderBy(desc(memory.seq))
              .limit(limit)
              .all(),
          ),
      })
    }),
  )
}

import { and, desc, eq, getTableColumns, gt, inArray, lt, max } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import {
  type Builder,
  type Change,
  type Given,
  givenColumns,
  query,
  type Schema,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import type { memory } from "#db/schema/memory"
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

const select = (db: Builder, { memory }: Schema) => {
  const { user_id: _, turn_id: __, topic: ___, ...listed } = getTableColumns(memory)
  return db.select(listed).from(memory)
}

const page = (user: UserId, { kinds, after, before, before_seq, limit }: MemoryFilter) =>
  query((db, schema) => {
    const { memory } = schema
    return select(db, schema)
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
  })

type Newest = { readonly user: UserId; readonly limit: number }

const currentOf = (kinds: ReadonlyArray<MemoryKind>) =>
  query((db, schema, given: Given<Newest>) => {
    const { memory } = schema
    const newestOfTopics = db
      .select({ seq: max(memory.seq) })
      .from(memory)
      .where(eq(memory.user_id, given.user))
      .groupBy(memory.topic)
    return select(db, schema)
      .where(
        and(
          eq(memory.user_id, given.user),
          inArray(memory.kind, [...kinds]),
          inArray(memory.seq, newestOfTopics),
        ),
      )
      .orderBy(desc(memory.seq))
      .limit(given.limit)
  })

/** The query of each list of kinds that was asked for: a few. */
const known = new Map<string, ReturnType<typeof currentOf>>()

const current = (kinds: ReadonlyArray<MemoryKind>) => {
  const key = kinds.join()
  const before = known.get(key)
  if (before) return before
  const made = currentOf(kinds)
  known.set(key, made)
  return made
}

type NewMemory = Omit<typeof memory.$inferSelect, "seq">

const insert = query((db, { memory }, given: Given<NewMemory>) =>
  db.insert(memory).values(givenColumns(memory, given, ["seq"])),
)

const remove = query((db, { memory }, given: Given<{ user: UserId; id: MemoryId }>) =>
  db.delete(memory).where(and(eq(memory.user_id, given.user), eq(memory.id, given.id))),
)

/** The memory entries. They are appended or deleted, never changed. */
export class MemoryStore extends Context.Service<
  MemoryStore,
  {
    /** Appends entries, inside the caller's transaction. */
    readonly append: (
      tx: Transaction,
      user: UserId,
      turn: TurnId | null,
      entries: ReadonlyArray<Memory>,
    ) => Change<void>
    /** Deletes an entry, inside the caller's transaction. False when it does not exist. */
    readonly remove: (tx: Transaction, user: UserId, id: MemoryId) => Change<boolean>
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
      const { rows } = yield* Database
      return MemoryStore.of({
        *append(tx, user_id, turn_id, entries) {
          for (const entry of entries) {
            const id = entry.id as MemoryId
            yield* tx.rows(insert, { ...entry, id, user_id, turn_id, topic: topicOf(entry) })
          }
        },
        *remove(tx, user, id) {
          return (yield* tx.count(remove, { user, id })) > 0
        },
        page: (user, filter) => rows(page(user, filter)),
        current: (user, kinds, limit) => rows(current(kinds), { user, limit }),
      })
    }),
  )
}

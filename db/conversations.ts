import { and, desc, eq, inArray, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { Database } from "#db/database"
import {
  before,
  lastTurns,
  PAST_TURNS,
  type PastTurn,
  pastTurn,
  saidHere,
  type Thread,
} from "#db/past-turns"
import { shownOrigin, shownTurn } from "#db/shown-turn"
import { hasRestored, type ListedConversation, type ThreadPlace, threadWalk } from "#db/thread-walk"
import {
  type Conversation,
  type ConversationTurn,
  MAX_CONVERSATION_BYTES,
  shownQuestion,
} from "#domain/conversation"
import { ConversationNotFound } from "#domain/errors"
import type { TurnId, UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { MAX_MESSAGE_CHARS, type Message } from "#domain/turn"

/** A page of a thread: the newest turns before a position in the order of acceptance. */
export interface ThreadPage {
  readonly before_seq: number | undefined
  readonly limit: number
}

/**
 * A thread as it is shown, and the position before which its older turns are; null when all are
 * shown.
 */
export interface FoundThread {
  readonly conversation: Conversation
  readonly older_than: number | null
}

/** Turns that were deleted together, and whether they were the last of their thread. */
export interface RemovedTurns {
  readonly turns: ReadonlyArray<TurnId>
  readonly isLast: boolean
}

/** After reading or deleting this many bytes the event loop is given a turn. */
const LARGE_BYTES = 256_000

const MAX_REMOVED = 8

interface TurnSize {
  readonly seq: number
  readonly bytes: number
  readonly result_bytes: number
}

const thread = query((db, schema, given: Given<Thread>) => {
  const { conversations } = schema
  return db
    .select({
      title: conversations.title,
      question: conversations.question,
      created_at: conversations.created_at,
      updated_at: conversations.updated_at,
      restored: hasRestored(db, schema),
    })
    .from(conversations)
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id)))
})

/** The newest turns of a thread before a place, and how large they are. */
const newest = query(
  (db, { turns }, given: Given<Thread & { before_seq: number; limit: number }>) => {
    const result_bytes = sql<number>`coalesce(octet_length(${turns.result}), 0)`
    const bytes = sql<number>`octet_length(${turns.messages}) + ${result_bytes}`
    return db
      .select({ seq: turns.seq, bytes, result_bytes })
      .from(turns)
      .where(
        and(
          eq(turns.user_id, given.user),
          eq(turns.conversation_id, given.id),
          lt(turns.seq, given.before_seq),
        ),
      )
      .orderBy(desc(turns.seq))
      .limit(given.limit)
  },
)

const turnAt = query((db, schema, given: Given<{ seq: number }>) =>
  db.select(shownTurn(schema)).from(schema.turns).where(eq(schema.turns.seq, given.seq)),
)

/** An answer that an import brought was not said here. */
const lastSaid = query((db, { turns, dialect }, given: Given<Thread & { turn: TurnId }>) =>
  db
    .select({ messages: turns.messages, answer: saidHere(turns, dialect) })
    .from(turns)
    .where(before(db, turns, given))
    .orderBy(desc(turns.seq))
    .limit(PAST_TURNS),
)

const removeTurns = (seqs: ReadonlyArray<number>) =>
  query((db, { turns }) =>
    db
      .delete(turns)
      .where(inArray(turns.seq, [...seqs]))
      .returning({ id: turns.id }),
  )

const remove = query((db, { conversations }, given: Given<Thread>) =>
  db
    .delete(conversations)
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id))),
)

const countFewer = query((db, { conversations }, given: Given<Thread & { removed: number }>) =>
  db
    .update(conversations)
    .set({ turn_count: sql`${conversations.turn_count} - ${given.removed}` })
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id))),
)

/** The first turns whose total size is within a limit; always at least one. */
const firstWithin = (
  sizes: ReadonlyArray<TurnSize>,
  limit: number,
  sizeOf: (size: TurnSize) => number,
): ReadonlyArray<TurnSize> => {
  let sum = 0
  const beyond = sizes.findIndex((size, index) => {
    sum += sizeOf(size)
    return sum > limit && index > 0
  })
  return beyond < 0 ? sizes : sizes.slice(0, beyond)
}

/** Threads of turns. The owner chooses the id: two owners may use the same one. */
export class ConversationStore extends Context.Service<
  ConversationStore,
  {
    /**
     * Newest activity first, as it was when the walk began: what is active meanwhile keeps its
     * place, so that a walk shows every thread once. What is new meanwhile is not part of it.
     */
    readonly page: (
      user: UserId,
      after: ThreadPlace | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<ListedConversation>>
    /** A thread with its newest turns before a place, oldest first, as many as an answer may show. */
    readonly find: (
      user: UserId,
      id: string,
      page: ThreadPage,
    ) => Effect.Effect<FoundThread, ConversationNotFound>
    /**
     * The messages of a thread before one of its turns, oldest first: those of the last ten turns.
     */
    readonly saidBefore: (
      user: UserId,
      id: string,
      turn: TurnId,
    ) => Effect.Effect<ReadonlyArray<Message>>
    /** The last ten turns of a thread before one of its turns, oldest first, long texts cut. */
    readonly turnsBefore: (
      user: UserId,
      id: string,
      turn: TurnId,
    ) => Effect.Effect<ReadonlyArray<PastTurn>>
    /**
     * Deletes the newest turns of a thread with their journals and events, as many as hold the event
     * loop for a few milliseconds, inside the caller's transaction; with the last of them the thread.
     */
    readonly removeSome: (tx: Transaction, user: UserId, id: string) => Change<RemovedTurns>
  }
>()("db/ConversationStore") {
  static readonly layer = Layer.effect(
    ConversationStore,
    Effect.gen(function* () {
      const { rows, snapshot } = yield* Database

      const find = Effect.fnUntraced(function* (user: UserId, id: string, page: ThreadPage) {
        const [found] = yield* rows(thread, { user, id })
        if (!found) return yield* new ConversationNotFound()
        const { before_seq = Number.MAX_SAFE_INTEGER, limit } = page
        const sizes = yield* rows(newest, { user, id, before_seq, limit: limit + 1 })
        const within = firstWithin(sizes, MAX_CONVERSATION_BYTES, ({ bytes, result_bytes }) =>
          Math.min(bytes, 4 * MAX_MESSAGE_CHARS + result_bytes),
        )
        const shown = within.slice(0, page.limit)
        const turns: Array<ConversationTurn> = []
        for (const { seq, bytes } of shown.toReversed()) {
          const [turn] = yield* rows(turnAt, { seq })
          if (bytes > LARGE_BYTES) yield* Effect.yieldNow
          if (!turn) continue
          const { messages, restored, ...rest } = turn
          const user_message = shownQuestion(messages.at(-1)?.content ?? "")
          turns.push({ ...rest, user_message, ...shownOrigin(restored) })
        }
        return {
          conversation: {
            id,
            title: found.title ?? found.question,
            created_at: found.created_at,
            updated_at: isoOf(found.updated_at),
            turns,
            ...shownOrigin(found.restored === 1),
          },
          older_than: shown.length < sizes.length ? shown.at(-1)!.seq : null,
        } satisfies FoundThread
      })

      return ConversationStore.of({
        page: (user, after, limit) => snapshot((tx) => threadWalk(tx, user, after, limit)),
        find,
        saidBefore: (user, id, turn) =>
          Effect.map(rows(lastSaid, { user, id, turn }), (turns) =>
            turns
              .toReversed()
              .flatMap(
                ({ messages, answer }): ReadonlyArray<Message> => [
                  { role: "user", content: messages.at(-1)?.content ?? "" },
                  ...(answer === null ? [] : [{ role: "assistant" as const, content: answer }]),
                ],
              ),
          ),
        turnsBefore: (user, id, turn) =>
          Effect.map(rows(lastTurns, { user, id, turn }), (turns) =>
            turns.toReversed().map(pastTurn),
          ),
        *removeSome(tx, user, id) {
          const before_seq = Number.MAX_SAFE_INTEGER
          const left = yield* tx.rows(newest, { user, id, before_seq, limit: MAX_REMOVED + 1 })
          const some = firstWithin(left, LARGE_BYTES, ({ bytes }) => bytes).slice(0, MAX_REMOVED)
          const removed = yield* tx.rows(removeTurns(some.map(({ seq }) => seq)))
          const isLast = some.length === left.length
          if (isLast) yield* tx.rows(remove, { user, id })
          else yield* tx.rows(countFewer, { user, id, removed: removed.length })
          return { turns: removed.map((turn) => turn.id), isLast }
        },
      })
    }),
  )
}

import { and, desc, eq, inArray, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Drizzle, type Transaction } from "#db/database"
import { conversations } from "#db/schema/conversation"
import { turns } from "#db/schema/turn"
import { shownTurn } from "#db/shown-turn"
import { type ListedConversation, makeThreadWalk, type ThreadPlace } from "#db/thread-walk"
import {
  type Conversation,
  type ConversationTurn,
  MAX_CONVERSATION_BYTES,
  previewOf,
  shownQuestion,
  titleOf,
} from "#domain/conversation"
import { ConversationNotFound } from "#domain/errors"
import type { TurnId, UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { type AcceptedTurn, MAX_MESSAGE_CHARS, type Message } from "#domain/turn"

/** A question opens its thread, or goes on with it; inside the caller's transaction. */
export const continueThread = (
  { db, stamp }: Transaction,
  { user_id, conversation_id, created_at, messages }: AcceptedTurn,
  title: string | null,
): void => {
  if (conversation_id === null) return
  const question = messages.at(-1)?.content ?? ""
  db.insert(conversations)
    .values({
      user_id,
      id: conversation_id,
      title: title || null,
      question: titleOf(question),
      preview: previewOf(question),
      created_at,
      updated_at: stamp(),
      turn_count: 1,
    })
    .onConflictDoUpdate({
      target: [conversations.user_id, conversations.id],
      set: {
        title: sql`coalesce(${conversations.title}, excluded.title)`,
        preview: sql`excluded.preview`,
        updated_at: sql`excluded.updated_at`,
        turn_count: sql`${conversations.turn_count} + 1`,
      },
    })
    .run()
}

/** The end of a turn is activity of its thread, and its answer the preview; likewise. */
export const touchThread = (
  { db, stamp }: Transaction,
  user: UserId,
  id: string | null,
  answer: string | null,
): void => {
  if (id === null) return
  db.update(conversations)
    .set({ updated_at: stamp(), ...(answer === null ? {} : { preview: previewOf(answer) }) })
    .where(and(eq(conversations.user_id, user), eq(conversations.id, id)))
    .run()
}

const MAX_TURNS = 10
const answer = sql<string | null>`json_extract(${turns.result}, '$.answer')`

/** Which turns of a thread are wanted: the newest before a place in the order of acceptance. */
export interface ThreadPage {
  readonly before_seq: number | undefined
  readonly limit: number
}

/** A thread as it is shown, and the place its older turns lie before; null when all are shown. */
export interface FoundThread {
  readonly conversation: Conversation
  readonly older_than: number | null
}

/** Turns that were deleted together, and whether they were the last of their thread. */
export interface RemovedTurns {
  readonly turns: ReadonlyArray<TurnId>
  readonly isLast: boolean
}

/** Reading or deleting so many bytes is long enough to let others have the event loop after it. */
const LARGE_BYTES = 256_000

const MAX_REMOVED = 8

interface TurnSize {
  readonly seq: number
  readonly bytes: number
  readonly result_bytes: number
}

const result_bytes = sql<number>`coalesce(octet_length(${turns.result}), 0)`
const bytes = sql<number>`octet_length(${turns.messages}) + ${result_bytes}`

/** The newest turns of a thread, one more than a page has, and how large they are. */
const newest = (db: Drizzle, user: UserId, id: string, { before_seq, limit }: ThreadPage) =>
  db
    .select({ seq: turns.seq, bytes, result_bytes })
    .from(turns)
    .where(
      and(
        eq(turns.user_id, user),
        eq(turns.conversation_id, id),
        before_seq === undefined ? undefined : lt(turns.seq, before_seq),
      ),
    )
    .orderBy(desc(turns.seq))
    .limit(limit + 1)
    .all()

/** The first turns that are not larger together than a limit; at least one where there is any. */
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

/** Threads of turns. Every one is its owner's, who alone chose its id. */
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
    /** What was said in a thread before a turn of it, oldest first; of many turns the last ten. */
    readonly saidBefore: (
      user: UserId,
      id: string,
      turn: TurnId,
    ) => Effect.Effect<ReadonlyArray<Message>>
    /**
     * Deletes the newest turns of a thread with their journals and events, as many as hold the event
     * loop for a few milliseconds, inside the caller's transaction; with the last of them the thread.
     */
    readonly removeSome: (tx: Transaction, user: UserId, id: string) => RemovedTurns
  }
>()("db/ConversationStore") {
  static readonly layer = Layer.effect(
    ConversationStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const walk = yield* read((_, sqlite) => makeThreadWalk(sqlite))

      const find = Effect.fnUntraced(function* (user: UserId, id: string, page: ThreadPage) {
        const thread = yield* read((db) =>
          db
            .select()
            .from(conversations)
            .where(and(eq(conversations.user_id, user), eq(conversations.id, id)))
            .get(),
        )
        if (!thread) return yield* new ConversationNotFound()
        const sizes = yield* read((db) => newest(db, user, id, page))
        const within = firstWithin(sizes, MAX_CONVERSATION_BYTES, ({ bytes, result_bytes }) =>
          Math.min(bytes, 4 * MAX_MESSAGE_CHARS + result_bytes),
        )
        const shown = within.slice(0, page.limit)
        const found: Array<ConversationTurn> = []
        for (const { seq, bytes } of shown.toReversed()) {
          const turn = yield* read((db) =>
            db.select(shownTurn).from(turns).where(eq(turns.seq, seq)).get(),
          )
          if (bytes > LARGE_BYTES) yield* Effect.yieldNow
          if (!turn) continue
          const { messages, ...rest } = turn
          found.push({ ...rest, user_message: shownQuestion(messages.at(-1)?.content ?? "") })
        }
        return {
          conversation: {
            id,
            title: thread.title ?? thread.question,
            created_at: thread.created_at,
            updated_at: isoOf(thread.updated_at),
            turns: found,
          },
          older_than: shown.length < sizes.length ? shown.at(-1)!.seq : null,
        } satisfies FoundThread
      })

      return ConversationStore.of({
        page: (user, after, limit) => Effect.sync(() => walk(user, after, limit)),
        find,
        saidBefore: (user, id, turn) =>
          read((db) =>
            db
              .select({ messages: turns.messages, answer })
              .from(turns)
              .where(
                and(
                  eq(turns.user_id, user),
                  eq(turns.conversation_id, id),
                  lt(turns.seq, sql`(SELECT seq FROM turns WHERE id = ${turn})`),
                ),
              )
              .orderBy(desc(turns.seq))
              .limit(MAX_TURNS)
              .all()
              .toReversed()
              .flatMap(
                ({ messages, answer }): ReadonlyArray<Message> => [
                  { role: "user", content: messages.at(-1)?.content ?? "" },
                  ...(answer === null ? [] : [{ role: "assistant" as const, content: answer }]),
                ],
              ),
          ),
        removeSome: ({ db }, user, id) => {
          const left = newest(db, user, id, { before_seq: undefined, limit: MAX_REMOVED })
          const some = firstWithin(left, LARGE_BYTES, ({ bytes }) => bytes).slice(0, MAX_REMOVED)
          const removed = db
            .delete(turns)
            .where(
              inArray(
                turns.seq,
                some.map(({ seq }) => seq),
              ),
            )
            .returning({ id: turns.id })
            .all()
            .map((turn) => turn.id)
          const isLast = some.length === left.length
          const thread = and(eq(conversations.user_id, user), eq(conversations.id, id))
          if (isLast) db.delete(conversations).where(thread).run()
          else
            db.update(conversations)
              .set({ turn_count: sql`${conversations.turn_count} - ${removed.length}` })
              .where(thread)
              .run()
          return { turns: removed, isLast }
        },
      })
    }),
  )
}

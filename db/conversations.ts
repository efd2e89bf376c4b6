import { and, desc, eq, lt, sql } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import { Database, type Transaction } from "#db/database"
import { conversations } from "#db/schema/conversation"
import { turns } from "#db/schema/turn"
import { shownTurn } from "#db/shown-turn"
import { type ListedConversation, makeThreadWalk, type ThreadPlace } from "#db/thread-walk"
import { type Conversation, previewOf, titleOf } from "#domain/conversation"
import { ConversationNotFound } from "#domain/errors"
import type { TurnId, UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import type { AcceptedTurn, Message } from "#domain/turn"

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
    /** A thread with its turns, oldest first. */
    readonly find: (user: UserId, id: string) => Effect.Effect<Conversation, ConversationNotFound>
    /** What was said in a thread before a turn of it, oldest first; of many turns the last ten. */
    readonly saidBefore: (
      user: UserId,
      id: string,
      turn: TurnId,
    ) => Effect.Effect<ReadonlyArray<Message>>
    /**
     * Deletes a thread and its turns with their journals and events, inside the caller's
     * transaction; answers which turns it had.
     */
    readonly remove: (tx: Transaction, user: UserId, id: string) => ReadonlyArray<TurnId>
  }
>()("db/ConversationStore") {
  static readonly layer = Layer.effect(
    ConversationStore,
    Effect.gen(function* () {
      const { read } = yield* Database
      const walk = yield* read((_, sqlite) => makeThreadWalk(sqlite))

      const find = Effect.fnUntraced(function* (user: UserId, id: string) {
        const thread = yield* read((db) =>
          db
            .select()
            .from(conversations)
            .where(and(eq(conversations.user_id, user), eq(conversations.id, id)))
            .get(),
        )
        if (!thread) return yield* new ConversationNotFound()
        const rows = yield* read((db) =>
          db
            .select(shownTurn)
            .from(turns)
            .where(and(eq(turns.user_id, user), eq(turns.conversation_id, id)))
            .orderBy(turns.seq)
            .all(),
        )
        return {
          id,
          title: thread.title ?? thread.question,
          created_at: thread.created_at,
          updated_at: isoOf(thread.updated_at),
          turns: rows.map(({ messages, ...turn }) => ({
            ...turn,
            user_message: messages.at(-1)?.content ?? "",
          })),
        } satisfies Conversation
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
        remove: ({ db }, user, id) => {
          db.delete(conversations)
            .where(and(eq(conversations.user_id, user), eq(conversations.id, id)))
            .run()
          return db
            .delete(turns)
            .where(and(eq(turns.user_id, user), eq(turns.conversation_id, id)))
            .returning({ id: turns.id })
            .all()
            .map((turn) => turn.id)
        },
      })
    }),
  )
}

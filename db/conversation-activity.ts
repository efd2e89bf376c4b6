import { and, eq, sql } from "drizzle-orm"
import { type Change, type Given, query, type Transaction } from "#db/change"
import { type ConversationSummary, previewOf, titleOf } from "#domain/conversation"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import type { AcceptedTurn } from "#domain/turn"

interface Opening {
  readonly user: UserId
  readonly id: string
  readonly title: string | null
  readonly question: string
  readonly preview: string
  readonly created_at: string
  readonly stamp: number
}

const open = query((db, { conversations }, given: Given<Opening>) =>
  db
    .insert(conversations)
    .values({
      user_id: given.user,
      id: given.id,
      title: given.title,
      question: given.question,
      preview: given.preview,
      created_at: given.created_at,
      updated_at: given.stamp,
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
    }),
)

interface Activity {
  readonly user: UserId
  readonly id: string
  /** Null leaves the preview as it is. */
  readonly preview: string | null
  readonly stamp: number
}

const touch = query((db, { conversations }, given: Given<Activity>) =>
  db
    .update(conversations)
    .set({
      updated_at: given.stamp,
      preview: sql`coalesce(${given.preview}, ${conversations.preview})`,
    })
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id))),
)

/** Creates the thread of a question, or continues it; inside the caller's transaction. */
export function* continueThread(
  tx: Transaction,
  { user_id: user, conversation_id: id, created_at, messages }: AcceptedTurn,
  title: string | null,
): Change<void> {
  if (id === null) return
  const asked = messages.at(-1)?.content ?? ""
  const texts = { title: title || null, question: titleOf(asked), preview: previewOf(asked) }
  yield* tx.rows(open, { user, id, created_at, ...texts, stamp: yield* tx.stamp() })
}

/**
 * Records the end of a turn as activity of its thread, with the answer as its preview; inside the
 * caller's transaction.
 */
export function* touchThread(
  tx: Transaction,
  user: UserId,
  id: string | null,
  answer: string | null,
): Change<void> {
  if (id === null) return
  const preview = answer === null ? null : previewOf(answer)
  yield* tx.rows(touch, { user, id, preview, stamp: yield* tx.stamp() })
}

interface Title {
  readonly user: UserId
  readonly id: string
  readonly title: string
}

const retitle = query((db, { conversations }, given: Given<Title>) =>
  db
    .update(conversations)
    .set({ title: sql`${given.title}` })
    .where(and(eq(conversations.user_id, given.user), eq(conversations.id, given.id)))
    .returning({
      created_at: conversations.created_at,
      updated_at: conversations.updated_at,
      turn_count: conversations.turn_count,
      preview: conversations.preview,
    }),
)

/**
 * Gives a thread another title, which is no activity; inside the caller's transaction. Null where there is no such
 * thread.
 */
export function* renameThread(
  tx: Transaction,
  user: UserId,
  id: string,
  title: string,
): Change<ConversationSummary | null> {
  const [renamed] = yield* tx.rows(retitle, { user, id, title })
  if (!renamed) return null
  return { id, title, ...renamed, updated_at: isoOf(renamed.updated_at) }
}

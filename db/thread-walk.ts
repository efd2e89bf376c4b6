import { and, eq, gt, sql } from "drizzle-orm"
import { unionAll } from "drizzle-orm/sqlite-core"
import { type Builder, type Change, type Given, query, type Reading, type Schema } from "#db/change"
import { shownOrigin } from "#db/shown-turn"
import type { ConversationSummary } from "#domain/conversation"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"

/**
 * A place in a walk through the threads: the last activity there was when the walk began, and the
 * activity and row of the thread the page before ended with.
 */
export interface ThreadPlace {
  readonly began: number
  readonly at: number
  readonly seq: number
}

/** An item of a list with its place in the walk. */
export type ListedConversation = ConversationSummary & { readonly place: ThreadPlace }

/** Above every thread there is. */
const TOP: ThreadPlace = {
  began: Number.MAX_SAFE_INTEGER,
  at: Number.MAX_SAFE_INTEGER,
  seq: Number.MAX_SAFE_INTEGER,
}

/**
 * Selects 1 where an import brought one of the turns of a thread, else 0. The literal lets the partial index answer.
 */
export const hasRestored = (db: Builder, { conversations, turns }: Schema) => {
  const restored = db
    .select({ one: sql`1` })
    .from(turns)
    .where(
      and(
        eq(turns.user_id, conversations.user_id),
        eq(turns.conversation_id, conversations.id),
        sql`${turns.restored} = 1`,
      ),
    )
  return sql<number>`EXISTS ${restored}`
}

const shown = (db: Builder, { conversations, ...schema }: Schema) => ({
  id: conversations.id,
  title: sql<string>`coalesce(${conversations.title}, ${conversations.question})`.as("title"),
  created_at: conversations.created_at,
  updated_at: conversations.updated_at,
  turn_count: conversations.turn_count,
  preview: conversations.preview,
  seq: conversations.seq,
  restored: hasRestored(db, { conversations, ...schema }).as("restored"),
})

type Walk = ThreadPlace & { readonly user: UserId; readonly limit: number }

const walk = query((db, schema, given: Given<Walk>) => {
  const { conversations, turns } = schema
  const unchanged = db
    .select({ ...shown(db, schema), at: sql<number>`${conversations.updated_at}`.as("at") })
    .from(conversations)
    .where(
      and(
        eq(conversations.user_id, given.user),
        sql`(${conversations.updated_at}, ${conversations.seq}) < (${given.at}, ${given.seq})`,
      ),
    )
  const lastActivity = db
    .select({
      at: sql<number>`max(CASE WHEN ${turns.ended_stamp} <= ${given.began}
        THEN ${turns.ended_stamp} ELSE ${turns.accepted_stamp} END)`,
    })
    .from(turns)
    .where(
      and(
        eq(turns.user_id, given.user),
        eq(turns.conversation_id, conversations.id),
        sql`${turns.accepted_stamp} <= ${given.began}`,
      ),
    )
  const changed = db
    .select({ ...shown(db, schema), at: sql<number>`${lastActivity}`.as("at") })
    .from(conversations)
    .where(and(eq(conversations.user_id, given.user), gt(conversations.updated_at, given.began)))
    .as("changed")
  const before = db
    .select()
    .from(changed)
    .where(sql`(${changed.at}, ${changed.seq}) < (${given.at}, ${given.seq})`)
  return unionAll(unchanged, before).orderBy(sql`"at" DESC, "seq" DESC`).limit(given.limit)
})

/**
 * A page of threads, newest activity first, after a place. Unchanged conversations come straight from
 * the index. Conversations that changed since paging began are sorted by the last activity they had
 * then, so that no page repeats or skips one.
 */
export function* threadWalk(
  tx: Reading,
  user: UserId,
  after: ThreadPlace | undefined,
  limit: number,
): Change<ReadonlyArray<ListedConversation>> {
  const rows = yield* tx.rows(walk, { ...(after ?? TOP), user, limit })
  const began = after?.began ?? rows[0]?.at ?? 0
  return rows.map(({ at, seq, updated_at, restored, ...summary }) => ({
    ...summary,
    ...shownOrigin(restored === 1),
    updated_at: isoOf(updated_at),
    place: { began, at, seq },
  }))
}

import type { Database as Sqlite } from "bun:sqlite"
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

interface WalkRow extends Omit<ConversationSummary, "updated_at"> {
  readonly updated_at: number
  readonly at: number
  readonly seq: number
}

/** Above every thread there is. */
const TOP: ThreadPlace = {
  began: Number.MAX_SAFE_INTEGER,
  at: Number.MAX_SAFE_INTEGER,
  seq: Number.MAX_SAFE_INTEGER,
}

const SHOWN =
  "id, coalesce(title, question) AS title, created_at, updated_at, turn_count, preview, seq"

/**
 * A page of threads, newest activity first, after a place. Unchanged conversations come straight from
 * the index. Conversations that changed since paging began are sorted by the last activity they had
 * then, so that no page repeats or skips one.
 */
export const makeThreadWalk = (sqlite: Sqlite) => {
  const walk = sqlite.query<
    WalkRow,
    Readonly<Record<keyof ThreadPlace | "limit", number>> & { user: UserId }
  >(
    `SELECT ${SHOWN}, updated_at AS at FROM conversations
     WHERE user_id = $user AND (updated_at, seq) < ($at, $seq)
     UNION ALL
     SELECT * FROM (
       SELECT ${SHOWN}, (
         SELECT max(iif(ended_stamp <= $began, ended_stamp, accepted_stamp)) FROM turns
         WHERE turns.user_id = $user AND turns.conversation_id = conversations.id
         AND accepted_stamp <= $began
       ) AS at
       FROM conversations WHERE user_id = $user AND updated_at > $began
     ) WHERE (at, seq) < ($at, $seq)
     ORDER BY at DESC, seq DESC LIMIT $limit`,
  )
  return (
    user: UserId,
    after: ThreadPlace | undefined,
    limit: number,
  ): ReadonlyArray<ListedConversation> => {
    const rows = walk.all({ ...(after ?? TOP), user, limit })
    const began = after?.began ?? rows[0]?.at ?? 0
    return rows.map(({ at, seq, updated_at, ...summary }) => ({
      ...summary,
      updated_at: isoOf(updated_at),
      place: { began, at, seq },
    }))
  }
}

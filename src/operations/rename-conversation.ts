import { Effect } from "effect"
import { renameThread } from "#db/conversation-activity"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import type { ChangedConversation } from "#domain/conversation"
import { ConversationNotFound } from "#domain/errors"
import type { UserId } from "#domain/ids"

/** Gives a conversation another title. Its place in the list stays: that is by what was asked and answered. */
export const renameConversation = Effect.fnUntraced(function* (
  user: UserId,
  id: string,
  { title }: ChangedConversation,
) {
  const { write } = yield* Database
  const recordResponse = yield* RecordResponse
  const renamed = yield* write(user, function* (tx) {
    const summary = yield* renameThread(tx, user, id, title.trim())
    if (summary) yield* recordResponse(tx, summary)
    return summary
  })
  return renamed ?? (yield* new ConversationNotFound())
})

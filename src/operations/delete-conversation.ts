import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { ConversationStore } from "#db/conversations"
import { RecordResponse } from "#db/idempotent-response"
import type { DeletedConversation } from "#domain/conversation"
import type { TurnId, UserId } from "#domain/ids"

/**
 * Deletes a thread for good: its turns, also those in flight, their events and their journals. What
 * the service remembers stays. A thread that is none, or somebody else's, has no turns to delete.
 */
export const deleteConversation = Effect.fnUntraced(function* (user: UserId, id: string) {
  const conversations = yield* ConversationStore
  const supervisor = yield* TurnSupervisor
  const recordResponse = yield* RecordResponse
  const outcome = (turns: ReadonlyArray<TurnId>): DeletedConversation => ({
    id,
    deleted: turns.length,
  })
  const turns = yield* supervisor.cancel((tx) => {
    const removed = conversations.remove(tx, user, id)
    recordResponse(tx, outcome(removed))
    return removed
  })
  return outcome(turns)
})

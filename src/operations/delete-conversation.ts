import { Effect } from "effect"
import { TurnSupervisor } from "#actors/turn-supervisor"
import { ConversationStore } from "#db/conversations"
import { RecordResponse } from "#db/idempotent-response"
import type { DeletedConversation } from "#domain/conversation"
import type { UserId } from "#domain/ids"

/**
 * Deletes a conversation for good: its turns, with those in flight, their events and journals. Memory
 * entries stay. A conversation that does not exist, or is somebody else's, has no turns to delete. A
 * long one goes in several commits, the newest turns first, so that others get their turn between.
 */
export const deleteConversation = Effect.fnUntraced(function* (user: UserId, id: string) {
  const conversations = yield* ConversationStore
  const supervisor = yield* TurnSupervisor
  const recordResponse = yield* RecordResponse
  let deleted = 0
  for (let isLast = false; !isLast; ) {
    const turns = yield* supervisor.discard(user, function* (tx) {
      const removed = yield* conversations.removeSome(tx, user, id)
      isLast = removed.isLast
      if (isLast) yield* recordResponse(tx, { id, deleted: deleted + removed.turns.length })
      return removed.turns
    })
    deleted += turns.length
    yield* Effect.yieldNow
  }
  return { id, deleted } satisfies DeletedConversation
})

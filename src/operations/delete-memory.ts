import { Effect } from "effect"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { MemoryStore } from "#db/memory"
import { MemoryNotFound } from "#domain/errors"
import type { MemoryId, UserId } from "#domain/ids"

/** Deletes a memory entry for good and leaves no trace of it. */
export const deleteMemory = Effect.fnUntraced(function* (user: UserId, id: MemoryId) {
  const { write } = yield* Database
  const { remove } = yield* MemoryStore
  const recordResponse = yield* RecordResponse
  const wasThere = yield* write(user, function* (tx) {
    const removed = yield* remove(tx, user, id)
    if (removed) yield* recordResponse(tx, undefined)
    return removed
  })
  if (!wasThere) return yield* new MemoryNotFound()
})

import { Clock, Effect } from "effect"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { MemoryStore } from "#db/memory"
import { MemoryTooLong } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import { MAX_MEMORY_CHARS, type Memory, type WriteMemory } from "#domain/memory"
import { isoOf } from "#domain/time"

/** Stores a sentence as a memory entry of the caller. It is on disk when this answers. */
export const writeMemory = Effect.fnUntraced(function* (
  user: UserId,
  { text, kind, confidence }: WriteMemory,
) {
  if ([...text].length > MAX_MEMORY_CHARS)
    return yield* new MemoryTooLong({ limit_chars: MAX_MEMORY_CHARS })
  const { write } = yield* Database
  const { append } = yield* MemoryStore
  const recordResponse = yield* RecordResponse
  const entry: Memory = {
    id: newId("mem"),
    ts: isoOf(yield* Clock.currentTimeMillis),
    agent: "user",
    kind,
    text: text.toWellFormed(),
    confidence,
    meta: null,
  }
  yield* write(user, function* (tx) {
    yield* append(tx, user, null, [entry])
    yield* recordResponse(tx, entry)
  })
  return entry
})

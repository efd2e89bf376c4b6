import { Effect } from "effect"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { NoteStore } from "#db/notes"
import { NoteNotFound } from "#domain/errors"
import type { NoteId, UserId } from "#domain/ids"

/** Deletes an entry of the diary, and takes its value out of the rows of its day. */
export const deleteNote = Effect.fnUntraced(function* (user: UserId, id: NoteId) {
  const { write } = yield* Database
  const notes = yield* NoteStore
  const recordResponse = yield* RecordResponse
  const wasThere = yield* write(user, function* (tx) {
    const note = yield* notes.find(tx, user, id)
    if (note === null) return false
    yield* notes.remove(tx, note)
    yield* recordResponse(tx, undefined)
    return true
  })
  if (!wasThere) return yield* new NoteNotFound()
})

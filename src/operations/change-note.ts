import { Effect } from "effect"
import { changedNote, contentOf } from "#catalogue/noted/content"
import { Calendar } from "#db/calendar"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { NoteStore } from "#db/notes"
import { InvalidField, NoteNotFound } from "#domain/errors"
import type { NoteId, UserId } from "#domain/ids"
import { type ChangedNote, shownNote } from "#domain/note"

/** Changes an entry of the diary, and the rows of its day with it. */
export const changeNote = Effect.fnUntraced(function* (
  user: UserId,
  id: NoteId,
  change: ChangedNote,
) {
  const { write } = yield* Database
  const notes = yield* NoteStore
  const recordResponse = yield* RecordResponse
  const { today } = yield* Calendar
  const now = yield* today(user)
  const outcome = yield* write(user, function* (tx) {
    const before = yield* notes.find(tx, user, id)
    if (before === null) return new NoteNotFound()
    const content = contentOf(changedNote(before, change), now)
    if ("field" in content) return new InvalidField(content)
    yield* notes.change(tx, before, content)
    const shown = shownNote({ ...before, ...content })
    yield* recordResponse(tx, shown)
    return shown
  })
  return "id" in outcome ? outcome : yield* Effect.fail(outcome)
})

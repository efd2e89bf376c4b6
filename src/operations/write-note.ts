import { Clock, Effect } from "effect"
import { contentOf } from "#catalogue/noted/content"
import { Calendar } from "#db/calendar"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { NoteStore } from "#db/notes"
import { InvalidField } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import { MAX_NOTES_A_DAY, type NewNote, shownNote } from "#domain/note"
import { isoOf } from "#domain/time"

/** Stores an entry of the diary; its values are rows of that day when this answers. */
export const writeNote = Effect.fnUntraced(function* (user_id: UserId, note: NewNote) {
  const { today } = yield* Calendar
  const content = contentOf(note, yield* today(user_id))
  if ("field" in content) return yield* new InvalidField(content)
  const { write } = yield* Database
  const notes = yield* NoteStore
  const recordResponse = yield* RecordResponse
  const created_at = isoOf(yield* Clock.currentTimeMillis)
  const stored = { ...content, id: newId("note"), user_id, turn_id: null, created_at }
  const shown = shownNote({ ...stored, seq: 0 })
  const isTaken = yield* write(user_id, function* (tx) {
    if ((yield* notes.countOn(tx, user_id, content.date)) >= MAX_NOTES_A_DAY) return false
    yield* notes.add(tx, stored)
    yield* recordResponse(tx, shown)
    return true
  })
  if (isTaken) return shown
  const message = `A day takes ${MAX_NOTES_A_DAY} notes.`
  return yield* new InvalidField({ field: "date", message })
})

import { Clock, Effect } from "effect"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { WrongMarkStore } from "#db/wrong-marks"
import { InvalidField, RowNotFound } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { isoOf } from "#domain/time"
import { MAX_MARKS, type WrongMark } from "#domain/wrong-mark"

/** Marks a row, or a value that it has, as wrong: it is kept, and no answer counts it from now on. */
export const markWrong = Effect.fnUntraced(function* (
  user_id: UserId,
  row: string,
  field: string | undefined,
) {
  const { write } = yield* Database
  const marks = yield* WrongMarkStore
  const recordResponse = yield* RecordResponse
  const marked_at = isoOf(yield* Clock.currentTimeMillis)
  const outcome = yield* write(user_id, function* (tx) {
    const found = yield* marks.row(tx, user_id, row)
    if (found === null) return new RowNotFound()
    if (field !== undefined && typeof found[field] !== "number")
      return new InvalidField({ field: "field", message: "field must be a value of that row." })
    if (!(yield* marks.add(tx, { user_id, row_id: row, field: field ?? "", marked_at })))
      return new InvalidField({ field: "id", message: `No more than ${MAX_MARKS} marks are kept.` })
    const mark: WrongMark = { row, field: field ?? null, marked_at }
    yield* recordResponse(tx, mark)
    return mark
  })
  return "row" in outcome ? outcome : yield* Effect.fail(outcome)
})

/** Takes a mark away: what it was of counts again. */
export const unmarkWrong = Effect.fnUntraced(function* (
  user: UserId,
  row: string,
  field: string | undefined,
) {
  const { write } = yield* Database
  const marks = yield* WrongMarkStore
  const recordResponse = yield* RecordResponse
  const wasMarked = yield* write(user, function* (tx) {
    const removed = yield* marks.remove(tx, user, row, field ?? "")
    if (removed) yield* recordResponse(tx, undefined)
    return removed
  })
  if (!wasMarked) return yield* new RowNotFound()
})

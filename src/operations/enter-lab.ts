import { Clock, Effect } from "effect"
import { putBiomarker, resultsOfLab } from "#db/biomarkers"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { addLab, type StoredLab } from "#db/labs"
import { ProfileStore } from "#db/profiles"
import type { BiomarkerContent } from "#domain/biomarker"
import { InvalidField, InvalidToken } from "#domain/errors"
import { newId, type UserId } from "#domain/ids"
import type { EnteredLab } from "#domain/lab"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { isLocalDate, isoOf } from "#domain/time"
import { readEnteredResult } from "#ingest/entered-result"
import { distinct } from "#ingest/lab-report"
import { Unreadable } from "#ingest/parsed"

const read = Effect.fnUntraced(function* ({ test_date, results }: EnteredLab, person: Profile) {
  const contents: Array<BiomarkerContent> = []
  for (const [at, result] of results.entries()) {
    const content = readEnteredResult(result, test_date, person)
    if (content instanceof Unreadable)
      return yield* new InvalidField({ field: `results.${at}`, message: content.reason })
    contents.push(content)
  }
  return distinct(contents)
})

/** Stores results that a person entered, as a lab of its own that is parsed already and has no file. */
export const enterLab = Effect.fnUntraced(function* (user_id: UserId, entered: EnteredLab) {
  if (!isLocalDate(entered.test_date)) {
    const message = "test_date must be a day, as YYYY-MM-DD."
    return yield* new InvalidField({ field: "test_date", message })
  }
  const person = (yield* ProfileStore.use((profiles) => profiles.find(user_id))) ?? NO_PROFILE
  const contents = yield* read(entered, person)
  const now = isoOf(yield* Clock.currentTimeMillis)
  const lab: StoredLab = {
    id: newId("lab"),
    user_id,
    upload_id: null,
    aggregator_status: "parsed",
    uploaded_at: now,
    parsed_at: now,
    content_type: "",
    size_bytes: 0,
    storage_key: "",
    note: null,
    file_name: null,
    laboratory: null,
  }
  const { write } = yield* Database
  const recordResponse = yield* RecordResponse
  const stored = yield* write(user_id, function* (tx) {
    if (!(yield* addLab(tx, lab))) return null
    for (const content of contents)
      yield* putBiomarker(tx, { user_id, lab_id: lab.id, raw_event_id: null }, content)
    const results = yield* resultsOfLab(tx, user_id, lab.id)
    const outcome = { lab, results, wrong: new Set<string>(), person }
    yield* recordResponse(tx, outcome)
    return outcome
  })
  return stored ?? (yield* new InvalidToken())
})

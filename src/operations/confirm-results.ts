import { Effect } from "effect"
import { confirmResult, resultsOfLab, type StoredBiomarker } from "#db/biomarkers"
import { Database } from "#db/database"
import { RecordResponse } from "#db/idempotent-response"
import { LabStore } from "#db/labs"
import { ProfileStore } from "#db/profiles"
import { wrongRows } from "#db/wrong-marks"
import type { BiomarkerContent } from "#domain/biomarker"
import { InvalidField, LabNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import type { ConfirmedResult, ConfirmedResults } from "#domain/lab"
import { NO_PROFILE, type Profile } from "#domain/profile"
import { readEnteredResult } from "#ingest/entered-result"
import { Unreadable } from "#ingest/parsed"
import { rangeInUnit } from "#ingest/range-in-unit"

/** What its person changes about a result: the range stays the printed one, in the unit that it is given now. */
const changed = (
  before: StoredBiomarker,
  said: ConfirmedResult,
  person: Profile,
): Partial<BiomarkerContent> => {
  if (!("value" in said)) return {}
  const { name, test_date } = before
  const { value, unit = before.unit } = said
  const range = rangeInUnit(before, unit)
  const read = readEnteredResult({ name, value, unit, range }, test_date, person)
  return read instanceof Unreadable ? {} : read
}

/** Confirms or corrects results of a lab, all or none; answers the lab with its results. */
export const confirmResults = Effect.fnUntraced(function* (
  user: UserId,
  id: LabId,
  { results: said }: ConfirmedResults,
) {
  const lab = yield* LabStore.use((labs) => labs.find(user, id))
  if (!lab) return yield* new LabNotFound()
  const person = (yield* ProfileStore.use((profiles) => profiles.find(user))) ?? NO_PROFILE
  const { write } = yield* Database
  const recordResponse = yield* RecordResponse
  const outcome = yield* write(user, function* (tx) {
    const stored = new Map((yield* resultsOfLab(tx, user, id)).map((one) => [`${one.id}`, one]))
    const unknown = said.findIndex((one) => !stored.has(one.id))
    if (unknown >= 0) return unknown
    for (const one of said) {
      const before = stored.get(one.id)!
      stored.set(one.id, yield* confirmResult(tx, before, changed(before, one, person)))
    }
    const confirmed = {
      lab,
      results: [...stored.values()],
      wrong: yield* wrongRows(tx, user),
      person,
    }
    yield* recordResponse(tx, confirmed)
    return confirmed
  })
  if (typeof outcome !== "number") return outcome
  const field = `results.${outcome}.id`
  return yield* new InvalidField({ field, message: `${field} is no result of the lab.` })
})

import { Effect } from "effect"
import { ProfileStore } from "#db/profiles"
import { WrongMarkStore } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import { NO_PROFILE } from "#domain/profile"

/** What results are shown by, of the person they are of: their profile, and the rows they marked as wrong. */
export const ofPerson = Effect.fnUntraced(function* (user: UserId) {
  const person = (yield* ProfileStore.use((profiles) => profiles.find(user))) ?? NO_PROFILE
  const marks = yield* WrongMarkStore.use((store) => store.list(user))
  const wrong = new Set(marks.flatMap(({ row, field }) => (field === null ? [row] : [])))
  return { person, wrong }
})

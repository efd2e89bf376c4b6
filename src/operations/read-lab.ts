import { Effect } from "effect"
import { BiomarkerStore } from "#db/biomarkers"
import { LabStore } from "#db/labs"
import { LabNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import { ofPerson } from "#operations/of-person"
import { shownLab, shownParsedLab } from "#operations/shown-lab"

/** The 20 latest uploads of a person, newest first. */
export const listLabs = (user: UserId) =>
  LabStore.use((store) => Effect.map(store.list(user), (labs) => labs.map(shownLab)))

/** A lab of a person as it is stored. */
export const findLab = Effect.fnUntraced(function* (user: UserId, id: LabId) {
  const lab = yield* LabStore.use((store) => store.find(user, id))
  return lab ?? (yield* new LabNotFound())
})

/** A lab of a person with its results. */
export const readLab = Effect.fnUntraced(function* (user: UserId, id: LabId) {
  const lab = yield* findLab(user, id)
  const results = yield* BiomarkerStore.use((store) => store.ofLab(user, id))
  return shownParsedLab({ lab, results, ...(yield* ofPerson(user)) })
})

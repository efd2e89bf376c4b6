import { Effect } from "effect"
import { ExperimentStore } from "#db/experiments"
import { TagStore } from "#db/tags"
import { withTagged } from "#domain/experiment"
import type { UserId } from "#domain/ids"

/** A person's experiments, the newest first, with the days that the tags of the diary tick off. */
export const tickedExperiments = Effect.fnUntraced(function* (user: UserId) {
  const all = yield* (yield* ExperimentStore).of(user)
  const tagged = yield* (yield* TagStore).days(user)
  return all.map((each) => withTagged(each, tagged))
})

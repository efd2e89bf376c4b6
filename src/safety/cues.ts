import type { Fragments } from "#language/phrase"
import { ageCues, ageFragments } from "#safety/cues/age"
import { askingCues } from "#safety/cues/asking"
import { childCues, childFragments } from "#safety/cues/child"
import { medicineCueFragments, medicineCues } from "#safety/cues/medicine"
import { outcomeCues } from "#safety/cues/outcome"
import { pregnancyCues } from "#safety/cues/pregnancy"
import { weightGoalCues, weightGoalFragments } from "#safety/cues/weight-goal"

/** Every table of words that mean something beside a sign or a value. */
export const cueTables: ReadonlyArray<string> = [
  medicineCues,
  pregnancyCues,
  ageCues,
  childCues,
  askingCues,
  outcomeCues,
  weightGoalCues,
].flatMap((cues) => Object.values<string>(cues))

/** Named parts of their phrases. */
export const cueFragments: Fragments = {
  ...medicineCueFragments,
  ...ageFragments,
  ...childFragments,
  ...weightGoalFragments,
}

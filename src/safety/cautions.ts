import type { Profile } from "#domain/profile"
import { isExtremeGoal } from "#safety/eating-goal"
import type { Pieces } from "#safety/pieces"
import type { Verdict } from "#safety/rule"
import { findSigns } from "#safety/sign"
import { eatingSigns } from "#safety/signs/eating"
import { asksAboutNamed, asksForNumbers, medicineSigns } from "#safety/signs/medicine"
import { EATING, MEDICATION } from "#safety/texts"

/** What a clinician has to decide or to hear of soon: eating that harms, and medicines. */
export function* cautionsIn(
  sentences: ReadonlyArray<string>,
  profile: Profile | null,
): Pieces<ReadonlyArray<Verdict>> {
  const eating = yield* findSigns(eatingSigns, sentences)
  const harms = eating.some(({ tense }) => tense !== "past")
  const asked = sentences.filter((sentence) => !asksForNumbers(sentence))
  const medicines = yield* findSigns(medicineSigns, asked)
  return [
    ...(harms || sentences.some((sentence) => isExtremeGoal(sentence, profile))
      ? [{ escalation: "prompt_clinician", rule: "eating", text: EATING } as const]
      : []),
    ...(medicines.length > 0 || asksAboutNamed(sentences)
      ? [{ escalation: "prompt_clinician", rule: "medication", text: MEDICATION } as const]
      : []),
  ]
}

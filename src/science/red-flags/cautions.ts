import type { Profile } from "#domain/profile"
import { isExtremeGoal } from "#science/red-flags/eating-goal"
import type { Pieces } from "#science/red-flags/pieces"
import type { Verdict } from "#science/red-flags/rule"
import { findSigns } from "#science/red-flags/sign"
import { eatingSigns } from "#science/red-flags/signs/eating"
import { asksAboutNamed, asksForNumbers, medicineSigns } from "#science/red-flags/signs/medicine"
import { EATING, MEDICATION } from "#science/red-flags/texts"

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

import type { Tense } from "#safety/circumstance"
import type { Pieces } from "#safety/pieces"
import type { Verdict } from "#safety/rule"
import { findSigns } from "#safety/sign"
import { foundAbroad } from "#safety/signs/abroad"
import { allergySigns } from "#safety/signs/allergy"
import { bleedingSigns } from "#safety/signs/bleeding"
import { breathSigns } from "#safety/signs/breath"
import { chestSigns } from "#safety/signs/chest"
import { collapseSigns } from "#safety/signs/collapse"
import { crisisSigns } from "#safety/signs/crisis"
import { injurySigns } from "#safety/signs/injury"
import { overdoseSigns, tookTooMuch } from "#safety/signs/overdose"
import { strokeSigns } from "#safety/signs/stroke"
import {
  ALLERGY,
  BLEEDING,
  BREATHING_PAUSES,
  CRISIS,
  DOUBLE_DOSE,
  EMERGENCY,
  LATELY,
  OVERDOSE,
  SOON,
} from "#safety/texts"

const signs = [
  ...overdoseSigns,
  ...crisisSigns,
  ...allergySigns,
  ...bleedingSigns,
  ...chestSigns,
  ...strokeSigns,
  ...breathSigns,
  ...collapseSigns,
  ...injurySigns,
]

/** Emergencies with words of their own; any other has the general ones. */
const ownTexts = new Map([
  ["overdose", OVERDOSE],
  ["suicidal", CRISIS],
  ["self_harm", CRISIS],
  ["allergic_reaction", ALLERGY],
  ["heavy_bleeding", BLEEDING],
])

const CRISES = new Set(["suicidal", "self_harm"])

/** What is no emergency by itself. */
const milder = new Map<string, Pick<Verdict, "escalation" | "text">>([
  ["short_of_breath", { escalation: "urgent_same_day", text: SOON }],
  ["near_fainting", { escalation: "urgent_same_day", text: SOON }],
  ["blood_in_stool", { escalation: "urgent_same_day", text: SOON }],
  ["allergy", { escalation: "urgent_same_day", text: SOON }],
  ["double_dose", { escalation: "urgent_same_day", text: DOUBLE_DOSE }],
  ["breathing_pauses", { escalation: "prompt_clinician", text: BREATHING_PAUSES }],
])

/** A thought of death some days ago is as urgent as one now; of pain that has passed, the day is enough. */
const verdictOf = (rule: string, tense: Tense): ReadonlyArray<Verdict> => {
  if (tense === "past") return []
  const mild = milder.get(rule)
  if (mild) return [{ rule, ...mild }]
  if (tense === "lately" && !CRISES.has(rule))
    return [{ rule, escalation: "urgent_same_day", text: LATELY }]
  return [{ rule, escalation: "immediate", text: ownTexts.get(rule) ?? EMERGENCY }]
}

/** Signs of an emergency or of a crisis in what was said, in any of eleven languages. */
export function* emergenciesIn(sentences: ReadonlyArray<string>): Pieces<ReadonlyArray<Verdict>> {
  const found = yield* findSigns(signs, sentences)
  return [
    ...(tookTooMuch(sentences) ? verdictOf("overdose", "now") : []),
    ...found.flatMap(({ rule, tense }) => verdictOf(rule, tense)),
    ...foundAbroad(sentences).flatMap((rule) => verdictOf(rule, "now")),
  ]
}

import type { Escalation } from "#domain/safety"
import type { Assessment } from "#safety/assessment"
import type { FoundSign } from "#safety/sign"
import {
  ALLERGY,
  BLEEDING,
  BREATHING_PAUSES,
  CRISIS,
  DOUBLE_DOSE,
  EATING,
  EMERGENCY,
  LATELY,
  MEDICATION,
  OVERDOSE,
  SOON,
} from "#safety/texts"
import { CHECK, CLINICIAN, INFANT, PREGNANCY_URGENT, VIOLENCE } from "#safety/urgent-texts"

/** Rules with words of their own; any other has those of its level. */
const ownTexts: Readonly<Record<string, string>> = {
  overdose: OVERDOSE,
  suicidal: CRISIS,
  self_harm: CRISIS,
  allergic_reaction: ALLERGY,
  heavy_bleeding: BLEEDING,
  double_dose: DOUBLE_DOSE,
  breathing_pauses: BREATHING_PAUSES,
  eating: EATING,
  medication: MEDICATION,
  violence: VIOLENCE,
  infant_fever: INFANT,
  fetal_movement: PREGNANCY_URGENT,
  rhythm_alert: CLINICIAN,
}

const levelTexts: Readonly<Record<Exclude<Escalation, "none">, string>> = {
  immediate: EMERGENCY,
  urgent_same_day: SOON,
  prompt_clinician: CLINICIAN,
  check: CHECK,
}

const CRISES = new Set(["suicidal", "self_harm"])

/**
 * What a sign asks for, by when it was there. A thought of death some days ago is as urgent as one
 * now; of pain that has passed, the day is enough.
 */
export const assessmentsOf = ({ rule, level, when }: FoundSign): ReadonlyArray<Assessment> => {
  if (when === "past") return []
  if (when === "lately" && level === "immediate" && !CRISES.has(rule))
    return [{ rule, escalation: "urgent_same_day", text: LATELY }]
  return [{ rule, escalation: level, text: ownTexts[rule] ?? levelTexts[level] }]
}

import { EMERGENCY_NUMBER } from "#safety/emergency-number"

/** About something that a clinician should hear of soon. */
export const CLINICIAN = [
  "This is worth telling a clinician about soon, in the next days. If it gets worse or comes with chest",
  "pain, trouble breathing, fainting, confusion, weakness on one side or heavy bleeding, call",
  `${EMERGENCY_NUMBER}. I cannot examine anybody, and I leave numbers aside here.`,
].join(" ")

/** About what is not understood and speaks of a body or of harm. */
export const CHECK = [
  "I am not sure that I understand, and this may matter more than any number, so I leave your data",
  "aside for now. If somebody has chest pain, trouble breathing, a drooping face, weakness or trouble",
  "speaking, has fainted, bleeds heavily, is hard to wake, has swallowed something harmful, is being",
  `hurt or may hurt themselves, call ${EMERGENCY_NUMBER} now. If it is getting worse, is new and`,
  "worries you, or is about a baby, a pregnancy or an older person, call a clinician today. For a",
  "poison ask a poison centre (in the US 1-800-222-1222), for a crisis a crisis line (in the US 988).",
  "If none of this fits, ask me in other words.",
].join(" ")

/** About violence by somebody else. */
export const VIOLENCE = [
  "I am sorry that this happens; nobody may hurt or force you, and it is not your fault. If you are in",
  `danger now, or somebody has choked or strangled you, call ${EMERGENCY_NUMBER}; after pressure on the`,
  "throat let a clinician look today even if you feel well. In the US the National Domestic Violence",
  "Hotline (1-800-799-7233) and the sexual assault hotline RAINN (1-800-656-4673) listen at any hour;",
  "elsewhere a local helpline or a clinician can help and will keep it private. If somebody may read",
  "what you type here, call from another telephone.",
].join(" ")

/** About a baby who may be seriously ill. */
export const INFANT = [
  "A baby under three months with a fever of 38 °C (100.4 °F) or more, or one that feeds badly, is",
  "limp, hard to wake, breathes hard or has an odd colour, has to be seen by a clinician now: go to an",
  `emergency department, or call ${EMERGENCY_NUMBER} if the baby is hard to wake, struggles to breathe`,
  "or turns blue or pale. Do not wait for the fever to fall, and give no medicine before a clinician",
  "has said so.",
].join(" ")

/** About a child who may be ill or hurt. */
export const CHILD_EMERGENCY = [
  `A child like this should be seen now. Call ${EMERGENCY_NUMBER} if the child is hard to wake,`,
  "struggles to breathe, turns blue or pale, has a fit or has swallowed something harmful (in the US",
  "Poison Control, 1-800-222-1222, tells you what to do); otherwise call a pediatrician or an urgent",
  "care service at once. I cannot examine anybody, and numbers can wait.",
].join(" ")

/** About something in pregnancy that cannot wait until tomorrow. */
export const PREGNANCY_URGENT = [
  "In pregnancy this should be looked at today: call your midwife, doctor or maternity unit now, at any",
  "hour. With heavy bleeding, strong pain, a bad headache, trouble seeing, a fit, or a baby that moves",
  `less or not at all, go there or call ${EMERGENCY_NUMBER} at once.`,
].join(" ")

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

/** About a breathing rate that was typed. */
export const BREATHING_RATE = [
  "A breathing rate of 25 or more, or of 8 or less, in an adult at rest needs a clinician today. Sit",
  "quietly and count the breaths of a full minute, as a sensor can be wrong. If it is still so, call",
  "your doctor or an urgent care service now. If breathing is hard, lips turn blue, or there is",
  `confusion, drowsiness or chest pain, call ${EMERGENCY_NUMBER}.`,
].join(" ")

/** About a blood oxygen that somebody has now, awake. */
export const OXYGEN_NOW = [
  "A blood oxygen below 88% while you are awake can be an emergency. Call",
  `${EMERGENCY_NUMBER} now. While you wait, sit upright, warm your hands and measure again, best with a`,
  "fingertip oximeter, as a wrist or ring sensor is not a medical device and is often wrong. If it then",
  "shows 92% or more and breathing is easy, tell them so; a clinician should still hear of it today.",
].join(" ")

/** About a pulse that somebody has now, awake. */
export const PULSE_VERY_SLOW = [
  "A heart rate below 35 while you are awake needs a clinician today, whatever your fitness. Sit or lie",
  "down and count your pulse for a full minute, as a sensor can be wrong. If it really is that slow,",
  "call your doctor or an urgent care service now. If you feel faint, weak, confused or short of",
  `breath, or have chest pain, call ${EMERGENCY_NUMBER}.`,
].join(" ")

/** About a low body temperature that was typed. */
export const TEMPERATURE_LOW = [
  "A body temperature below 35 °C (95 °F), taken in the mouth or the ear, needs help today; on the skin",
  "or at the wrist it says little. Measure again with a thermometer, get warm and dry, and call a",
  "clinician or an urgent care service now if it is still below. With shivering that will not stop or",
  `has stopped, confusion, slurred speech or drowsiness, call ${EMERGENCY_NUMBER}.`,
].join(" ")

/** About a fasting glucose that was typed. */
export const GLUCOSE_FASTING = [
  "A fasting glucose of 126 mg/dL (7.0 mmol/L) or more is worth showing to a clinician soon, who can",
  "have it measured again from a vein. Note when you last ate. If you are very thirsty, vomit, get",
  "drowsy or breathe fast, get urgent care or call 911, 112 or your local emergency number.",
].join(" ")

/** About a potassium that cannot wait for a call back: said back as it was read, for it may be a slip. */
export const potassiumTyped = (value: string): string =>
  [
    `You mention Potassium ${value}. At this height it is looked at in an emergency department at once,`,
    `even if you feel well: call ${EMERGENCY_NUMBER}, or have somebody take you there, and bring the`,
    "report. Check first that name, value and unit are what the report says, as a slip in typing or",
    "reading is possible, and that the laboratory does not say that the sample was spoilt. Only a",
    "clinician can say what it means.",
  ].join(" ")

import { EMERGENCY_NUMBER } from "#safety/emergency-number"

/**
 * What is said when a rule has spoken. Fixed: no later step changes a word. Every text says what to
 * do first, names no disease and no dose, and tells nobody that all is well.
 */

export const EMERGENCY = [
  `What you describe can be a medical emergency. Please call ${EMERGENCY_NUMBER} now, or ask somebody`,
  "near you to call. Do not drive yourself and do not wait for an app. If somebody is with you, ask",
  "them to stay until help is there. Your numbers can wait until you are safe.",
].join(" ")

export const ALLERGY = [
  "What you describe can be a severe allergic reaction. Use an epinephrine (adrenaline) auto-injector,",
  `such as an EpiPen, now if one is at hand, and call ${EMERGENCY_NUMBER}. Do not wait to see whether`,
  "it passes, and do not stay alone.",
].join(" ")

export const BLEEDING = [
  `What you describe can be a medical emergency. Call ${EMERGENCY_NUMBER} now. If you can see where the`,
  "blood comes from, press on it firmly with a clean cloth and keep pressing until help is there.",
].join(" ")

export const OVERDOSE = [
  `This can be a medical emergency, even if nothing is felt yet. Call ${EMERGENCY_NUMBER} now, or a`,
  "poison centre (in the US Poison Control, 1-800-222-1222), and have the package at hand. Do not wait",
  "for symptoms, and do not stay alone. If it was meant to end things, tell them that too; in the US",
  "you can also call or text 988 at any time.",
].join(" ")

export const CRISIS = [
  "I am really glad you said this, and I am sorry that it is this hard. You deserve to talk to a person",
  "right now. In the US you can call or text 988, or text HOME to 741741, at any hour; elsewhere call",
  `your local crisis line. If you or somebody else might be in danger, call ${EMERGENCY_NUMBER}. If you`,
  "can, stay with somebody you trust, or ask them to come, and put distance between you and anything",
  "you could use to hurt yourself. If this is about somebody else, stay with them until help is there.",
  "Your data can wait; you matter more.",
].join(" ")

export const PREGNANCY_EMERGENCY = [
  "In pregnancy, what you describe needs care right now. Call your maternity unit or",
  `${EMERGENCY_NUMBER} at once, and do not travel alone. Adult ranges do not apply, so I will not judge`,
  "any numbers here.",
].join(" ")

export const LATELY = [
  "What you describe should be looked at by a clinician today, even if it has passed: please call your",
  "doctor or an urgent care service now. If it comes back, or anything gets worse, call",
  `${EMERGENCY_NUMBER}. I leave your numbers aside until then.`,
].join(" ")

export const EARLIER = [
  "Before anything else: earlier in this conversation you spoke of something that can be an emergency.",
  `If it is still there, or comes back, call ${EMERGENCY_NUMBER}; if you might hurt yourself, in the US`,
  "call or text 988.",
].join(" ")

export const OXYGEN_URGENT = [
  "Blood oxygen readings below 90% that repeat, or that come with symptoms, need a clinician today:",
  "please call your doctor or an urgent care service now. A wrist or ring sensor is not a medical",
  "device, so repeat the reading sitting still with warm hands, with a fingertip oximeter if there is",
  "one, but do not let that delay the call. If breathing is hard, lips turn blue, or there is chest",
  `pain or confusion, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const OXYGEN_LOW = [
  "A single low reading from a wrist or ring sensor is often a matter of fit, cold hands or movement:",
  "such a sensor is not a medical device. Please repeat the reading awake, sitting still with warm",
  "hands, ideally with a fingertip oximeter. Talk to a clinician about it soon; do so today if readings",
  "of 92% or below come back at rest. If breathing gets hard or lips turn blue, call",
  `${EMERGENCY_NUMBER}.`,
].join(" ")

export const BREATHING_PAUSES = [
  "Pauses in breathing during sleep are worth showing to a clinician soon, who can arrange a proper",
  "sleep test: a wearable is not a medical device and cannot settle it. If you ever wake up unable to",
  "breathe, or have chest pain, call 911, 112 or your local emergency number.",
].join(" ")

export const GLUCOSE_EMERGENCY = [
  `This can be an emergency. Call ${EMERGENCY_NUMBER} now, or have somebody call. With a low reading,`,
  "below 70 mg/dL (3.9 mmol/L): only if you are awake and can swallow safely, take about 15 g of fast",
  "carbohydrate such as juice or glucose tablets while you wait; somebody who is drowsy or confused",
  "must not be given anything by mouth. Do not stay alone.",
].join(" ")

export const GLUCOSE_LOW = [
  "A glucose reading below 70 mg/dL (3.9 mmol/L) is low. If you can swallow safely, take about 15 g of",
  "fast carbohydrate now, such as glucose tablets, juice or regular soda, and check again after 15",
  "minutes; repeat while it is below 70. A sensor can be off, so confirm with a finger-prick where",
  "possible. Call a clinician today, at once if it is below 54 mg/dL (3.0 mmol/L) or does not come up,",
  `and do not drive. If you get confused, cannot swallow or might pass out, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const GLUCOSE_HIGH = [
  "Glucose above 250 mg/dL (13.9 mmol/L) together with vomiting, feeling ill or ketones needs medical",
  "help today: call your diabetes team or an urgent care service now. Drink water if you can keep it",
  "down, check ketones if a test is at hand, and follow the sick-day plan your clinician gave you. If",
  `you are confused, very sleepy, breathing fast or cannot keep fluids down, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const GLUCOSE_RAISED = [
  "A glucose reading above 250 mg/dL (13.9 mmol/L) is worth a call to a clinician soon, today if it",
  "stays there. Check it again with a finger-prick, and check ketones if a test is at hand. If you",
  "vomit, feel ill, have ketones, get drowsy or breathe fast, get urgent care or call 911, 112 or your",
  "local emergency number.",
].join(" ")

export const PRESSURE_EMERGENCY = [
  `A blood pressure this high together with symptoms can be an emergency. Call ${EMERGENCY_NUMBER} now,`,
  "sit down, and do not drive yourself. Your other numbers can wait.",
].join(" ")

export const PRESSURE_HIGH = [
  "A blood pressure of 180 or more, or a lower value of 120 or more, needs attention today. Sit quietly",
  "for five minutes, then repeat the measurement. If it is still that high when you measure again, call",
  "a clinician or an urgent care service today. If there is chest pain, breathlessness, a bad headache,",
  `weakness, numbness, confusion, or trouble seeing or speaking, call ${EMERGENCY_NUMBER} now.`,
].join(" ")

export const PRESSURE_LOW = [
  "A blood pressure this low should be looked at by a clinician today. Sit or lie down now, and measure",
  "again after five minutes. If you feel faint, weak or confused, or there is chest pain, bleeding or",
  `fever, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const PRESSURE_PREGNANT = [
  "In pregnancy a blood pressure of 140/90 or more needs a call to your midwife, doctor or maternity",
  "unit today; adult ranges do not apply. With a headache, trouble seeing, pain under the ribs, sudden",
  `swelling, or 160/110 and more, call them or ${EMERGENCY_NUMBER} at once.`,
].join(" ")

export const PULSE_URGENT = [
  "A resting heart rate above 120 or below 40 together with symptoms needs a clinician today: please",
  "call your doctor or an urgent care service now. Sit down, and count your pulse for a minute to check",
  `the sensor. If there is chest pain, fainting, or breathing gets hard, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const PULSE_FAST = [
  "A heart rate above 120 at rest should be checked today. Sit quietly for ten minutes and count your",
  "pulse for a full minute, as a wrist sensor can be wrong. If it is still above 120, call a clinician",
  `today. If there is chest pain, fainting, or breathing gets hard, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const PULSE_SLOW = [
  "A resting heart rate below 40 is common in some very fit people and still worth telling a clinician",
  "about soon. Count your pulse for a full minute, as a wrist sensor can be wrong. If you get dizzy,",
  "faint, weak or short of breath, get care today; with fainting or chest pain call",
  `${EMERGENCY_NUMBER}.`,
].join(" ")

export const TROPONIN = [
  "A troponin above its range needs emergency care now, even if you feel fine. Call",
  `${EMERGENCY_NUMBER}, or have somebody take you to an emergency department; bring the report. Please`,
  "also check that name, value and unit are what the report says. Only a clinician can say what it",
  "means.",
].join(" ")

export const NEUTROPENIC_FEVER = [
  "Such a low neutrophil count together with a fever or signs of infection needs emergency care now,",
  `whatever else is going on. Call ${EMERGENCY_NUMBER}, or have somebody take you to an emergency`,
  "department straight away, and tell them both things first.",
].join(" ")

export const FEVER = [
  "A temperature this high needs a clinician today: please call your doctor or an urgent care service",
  "now. With confusion, a stiff neck, a rash, trouble breathing, or after hours in the heat, call 911,",
  "112 or your local emergency number.",
].join(" ")

export const EATING = [
  "Thank you for telling me. I will not help with fasting, purging or losing weight in a way that can",
  "harm you, and I leave numbers aside here. What you describe is worth sharing with a clinician soon,",
  "or with an eating disorder helpline in your country; they hear this often, without judging. If you",
  "feel faint, have chest pain, or cannot keep fluids down, call 911, 112 or your local emergency",
  "number; if you think of hurting yourself, in the US call or text 988. I am glad to look with you at",
  "sleep, recovery and how you feel.",
].join(" ")

export const MEDICATION = [
  "Please do not start, stop, skip, combine or change the dose of a medicine because of what an app",
  "shows: talk to the clinician who prescribed it, or a pharmacist, before changing anything. A",
  "telephone call is enough to ask. I can show how your own measurements have developed, so that you",
  "can bring them along. If you feel faint, have chest pain or trouble breathing, call 911, 112 or your",
  "local emergency number.",
].join(" ")

export const DOUBLE_DOSE = [
  "Please call a pharmacist, your clinician or a poison centre (in the US Poison Control,",
  "1-800-222-1222) now, with the package at hand, and take no more of it until they have answered. If",
  `you feel ill, drowsy, faint or short of breath, call ${EMERGENCY_NUMBER}.`,
].join(" ")

export const PREGNANCY = [
  "In pregnancy adult ranges do not apply, so I do not judge these numbers: heart rate, blood pressure,",
  "sleep and lab results all move. Please ask your midwife or doctor what is right for you. With",
  "bleeding, a bad headache, trouble seeing, chest pain or less movement of the baby, call them or 911,",
  "112 or your local emergency number at once.",
].join(" ")

export const MINOR = [
  "Adult ranges do not apply to anybody under 18, and I know no others: children's values are different",
  "at every age. Please ask a pediatrician or family doctor, who can say what is right for this age. If",
  "the child is hard to wake, struggles to breathe, turns blue or pale, or you are worried right now,",
  "call 911, 112 or your local emergency number.",
].join(" ")

export const SOON = [
  "This is worth a call to a clinician today. If it gets worse, if it comes with chest pain, fainting",
  `or confusion, or if breathing gets hard, call ${EMERGENCY_NUMBER}.`,
].join(" ")

/** About a result that was typed: said back as it was read, for it may be a slip. */
export const criticalTyped = (name: string, value: string): string =>
  [
    `You mention ${name} ${value}. Laboratories usually tell a clinician about such a result at once, so`,
    "please call yours or an urgent care service today, even if you feel well. Check first that name,",
    "value and unit are what the report says, as a slip in typing or reading is possible. Only a",
    "clinician can say what it means. With chest pain, fainting, confusion, weakness, bleeding or trouble",
    `breathing, call ${EMERGENCY_NUMBER} now.`,
  ].join(" ")

/** About a new result on record. */
export const criticalRecorded = (name: string, value: string, day: string): string =>
  [
    `Before anything else, one of your lab results needs attention: ${name} ${value} (${day}).`,
    "Laboratories usually tell a clinician about such a result at once. If yours has not spoken with you",
    "about it, please call them or an urgent care service today, even if you feel well, and check that",
    "the value is what the report says, as a report can be misread. Only a clinician can say what it",
    "means. With chest pain, fainting, confusion, weakness, bleeding or trouble breathing, call",
    `${EMERGENCY_NUMBER} now.`,
  ].join(" ")

/** About several nights of low oxygen. */
export const lowNights = (nights: number, value: string, day: string): string =>
  [
    `Before anything else: on ${nights} of the last seven nights your blood oxygen was below 90% on`,
    `average, last at ${value} (${day}). A wrist or ring sensor is not a medical device, so repeat the`,
    "reading awake, sitting still with warm hands, and please talk to a clinician today. If breathing is",
    `hard, lips turn blue, or there is chest pain or confusion, call ${EMERGENCY_NUMBER}.`,
  ].join(" ")

/** About a low of glucose. */
export const lowGlucose = (value: string, day: string): string =>
  [
    `Before anything else: your sensor recorded a glucose of ${value} (${day}), which is below 54 mg/dL.`,
    "A sensor can be off, above all when you lie on it. If you feel shaky, sweaty or unwell now, check",
    "with a finger-prick, and below 70 mg/dL take about 15 g of fast carbohydrate if you can swallow",
    "safely, then check again after 15 minutes. Please tell a clinician today. If you get confused or",
    `might pass out, call ${EMERGENCY_NUMBER}.`,
  ].join(" ")

/** About a severe blood pressure. */
export const highPressure = (which: string, value: string, day: string): string =>
  [
    `Before anything else: your cuff recorded ${which} blood pressure of ${value} (${day}). Sit quietly`,
    "for five minutes and measure again. If it is still above 180 or above 120, call a clinician or an",
    "urgent care service today. With chest pain, breathlessness, a bad headache, weakness, numbness,",
    `confusion, or trouble seeing or speaking, call ${EMERGENCY_NUMBER} now.`,
  ].join(" ")

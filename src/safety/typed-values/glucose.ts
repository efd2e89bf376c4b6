import { GLUCOSE_MG_DL } from "#catalogue/biomarkers/panels/metabolism"
import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import { GLUCOSE_EMERGENCY, GLUCOSE_HIGH, GLUCOSE_LOW, GLUCOSE_RAISED } from "#safety/texts"
import { readerOf } from "#safety/typed-values/reading"
import { hasSymptoms, isGrave, saysWell } from "#safety/typed-values/symptoms"

const NAME = [
  "(?:blood |fasting |plasma |random )?(?:glucose|sugars?)(?: levels?)?",
  "cgm|bgl?|hypo|hyper|sensor|dexcom|libre|finger ?(?:stick|prick)|glucometer",
  "fsbg|fbs|rbs|bsl|accu-?chek|blood ?sugars?",
].join("|")
const readingsOf = readerOf(NAME, "mg ?/? ?dl|mmol ?/? ?l|mmol|mg")
/** Without a unit, what is less than this is in mmol/L; what is a little more may be a very low one in mg/dL. */
const MIN_MG_DL = 20

/** mg/dL. American Diabetes Association: the first level of hypoglycaemia, and when to check for ketones. */
const LOW = 70
const HIGH = 250
/**
 * mg/dL: below the first, felt, and below the second, felt or not, somebody may soon be past helping themselves;
 * the third is urgent, felt or not.
 */
const LEVEL_2 = 54
const VERY_LOW = 40
const VERY_HIGH = 400
const PLAUSIBLE = { low: 10, high: 1_500 }

const SICK = pattern(
  String.raw`
    \b(?:ketones?|ketoacidosis|dka|vomit\w*|throw\w* up|puk\w+|nause\w+|fruity|stomach (?:pain|ache)|
    belly pain|abdominal pain|dehydrated|very thirsty)\b`,
)
const NO_SICKNESS = /\b(?:no|without|negative) (?:\w+ ){0,2}(?:ketones?|vomit\w*|nausea)\b/
const INTAKE =
  /\b(?:ate|eat|eating|intake|of sugar|added sugar|grams|diet|per day|a day|sugar free|calories|carbs)\b/

/** Meters print HI above some 500 or 600 mg/dL. */
const OFF_SCALE = pattern(
  String.raw`
    \b(?:glucose|sugars?|bgl?|cgm|meter|glucometer|libre|dexcom|sensor|finger ?(?:stick|
    prick))\b[^.!?]{0,40}\b(?:reads?|reading|says?|saying|shows?|showing|displays?|is|just|at|=|
    :) ?(?:"|')?hi(?:"|')?(?= on\b|[ .,!?"']*$| and\b| since\b| for\b)`,
)

/** A sensor may be of anything, unless a unit says of what. */
const ONLY_SENSOR = pattern(
  String.raw`
    ^(?!.*\b(?:glucose|sugars?|cgm|bgl?|fsbg|dexcom|libre|finger ?(?:stick|
    prick))\b)(?!.*\bsensor(?: \w+){0,2} (?:alarm|alert)\w*\b).*\bsensor\b`,
)

/** Glucose that was typed, in mg/dL or mmol/L. */
export const assessGlucose = (
  sentences: ReadonlyArray<string>,
  message: string,
): Assessment | null => {
  const values = sentences
    .filter(
      (sentence) =>
        !(/\bsugars?\b/.test(sentence) && INTAKE.test(sentence) && !/\bblood\b/.test(sentence)),
    )
    .flatMap(readingsOf)
    .filter(({ unit, sentence }) => unit !== "" || !ONLY_SENSOR.test(sentence))
    .map(({ value, unit }) =>
      unit.startsWith("mmol") || (unit === "" && value < MIN_MG_DL) ? value * GLUCOSE_MG_DL : value,
    )
    .filter((value) => value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)
  const rule = "glucose"
  if (values.length === 0 && sentences.some((sentence) => OFF_SCALE.test(sentence)))
    return {
      escalation: hasSymptoms(message) || SICK.test(message) ? "immediate" : "urgent_same_day",
      rule,
      text: hasSymptoms(message) || SICK.test(message) ? GLUCOSE_EMERGENCY : GLUCOSE_HIGH,
    }
  if (values.length === 0)
    return /\b(?:low (?:blood )?sugar|hypo(?:glyc\w+)?|sugar is (?:very |too |really )?low)\b/.test(
      message,
    ) && isGrave(message)
      ? { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
      : null
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (lowest < LOW)
    return (lowest < VERY_LOW && !saysWell(message)) ||
      (lowest < LEVEL_2 && hasSymptoms(message)) ||
      isGrave(message)
      ? { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
      : { escalation: "urgent_same_day", rule, text: GLUCOSE_LOW }
  if (highest <= HIGH) return null
  if (isGrave(message)) return { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
  const isSick = (SICK.test(message) && !NO_SICKNESS.test(message)) || hasSymptoms(message)
  return isSick || highest >= VERY_HIGH
    ? { escalation: "urgent_same_day", rule, text: GLUCOSE_HIGH }
    : { escalation: "prompt_clinician", rule, text: GLUCOSE_RAISED }
}

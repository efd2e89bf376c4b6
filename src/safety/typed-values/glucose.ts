import { GLUCOSE_MG_DL } from "#catalogue/biomarkers/panels/metabolism"
import type { Assessment } from "#safety/assessment"
import { glucoseCues } from "#safety/cues/glucose"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { GLUCOSE_EMERGENCY, GLUCOSE_HIGH, GLUCOSE_LOW, GLUCOSE_RAISED } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import type { Symptoms } from "#safety/typed-values/symptoms"
import { GLUCOSE_FASTING } from "#safety/urgent-texts"

const glucosesIn = measurementReader(glucoseCues.names, "mg ?/ ?dl|mmol ?/ ?l|mmol|mg")
/** Without a unit, what is less than this is in mmol/L; what is a little more may be a very low one in mg/dL. */
const MIN_MG_DL = 20

/** mg/dL. American Diabetes Association: the first level of hypoglycaemia, and when to check for ketones. */
const LOW = 70
const HIGH = 250
/** mg/dL, fasting: American Diabetes Association. A name of the catalogue is judged by its own limit. */
const HIGH_FASTING = 126
/**
 * mg/dL: below the first, felt, and below the second, felt or not, somebody may soon be past helping themselves;
 * the third is urgent, felt or not.
 */
const LEVEL_2 = 54
const VERY_LOW = 40
const VERY_HIGH = 400
const PLAUSIBLE = { low: 10, high: 1_500 }

/** Sugar that was eaten, not measured. */
const isEaten = (sentence: Sentence): boolean =>
  mentions(sentence, glucoseCues.sugar) &&
  mentions(sentence, glucoseCues.eaten) &&
  !mentions(sentence, glucoseCues.blood)

const isOfOtherSensor = (sentence: Sentence): boolean =>
  mentions(sentence, glucoseCues.sensor) && !mentions(sentence, glucoseCues.meter)

/** Assesses a glucose that was typed, in mg/dL or mmol/L. */
export const assessGlucose = (
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
): Assessment | null => {
  const values = sentences
    .filter((sentence) => !isEaten(sentence))
    .flatMap(glucosesIn)
    .filter(({ unit, sentence }) => unit !== "" || !isOfOtherSensor(sentence))
    .map(({ value, unit }) =>
      unit.startsWith("mmol") || (unit === "" && value < MIN_MG_DL) ? value * GLUCOSE_MG_DL : value,
    )
    .filter((value) => value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)
  const rule = "glucose"
  const isSick = mentions(said, glucoseCues.sick)
  if (values.length === 0 && sentences.some((sentence) => mentions(sentence, glucoseCues.offScale)))
    return symptoms.any || isSick
      ? { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
      : { escalation: "urgent_same_day", rule, text: GLUCOSE_HIGH }
  if (values.length === 0)
    return mentions(said, glucoseCues.low) && symptoms.grave
      ? { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
      : null
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (lowest < LOW)
    return (lowest < VERY_LOW && !symptoms.well) ||
      (lowest < LEVEL_2 && symptoms.any) ||
      symptoms.grave
      ? { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
      : { escalation: "urgent_same_day", rule, text: GLUCOSE_LOW }
  if (highest <= HIGH)
    return highest >= HIGH_FASTING && mentions(said, glucoseCues.fastingSugar)
      ? { escalation: "prompt_clinician", rule, text: GLUCOSE_FASTING }
      : null
  if (symptoms.grave) return { escalation: "immediate", rule, text: GLUCOSE_EMERGENCY }
  const isIll = (isSick && !mentions(said, glucoseCues.notSick)) || symptoms.any
  return isIll || highest >= VERY_HIGH
    ? { escalation: "urgent_same_day", rule, text: GLUCOSE_HIGH }
    : { escalation: "prompt_clinician", rule, text: GLUCOSE_RAISED }
}

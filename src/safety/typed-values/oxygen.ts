import type { Assessment } from "#safety/assessment"
import { momentCues } from "#safety/cues/moment"
import { oxygenCues } from "#safety/cues/oxygen"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { EMERGENCY, OXYGEN_LOW, OXYGEN_URGENT } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import type { Symptoms } from "#safety/typed-values/symptoms"
import { OXYGEN_NOW } from "#safety/urgent-texts"

const saturationsIn = measurementReader(oxygenCues.names, "%|percent|pct")
const PLAUSIBLE = { low: 50, high: 100 }
/** Percent: below it a reading that repeats is urgent; at or below the second one is judged at rest. */
const LOW = 90
const BORDERLINE = 92
/** Percent: below it one that somebody has awake is for now, and any other for the same day. */
const VERY_LOW = 88

/** Whether a low oxygen was measured more than once. */
const repeats = (said: Passage): boolean =>
  (mentions(said, oxygenCues.again) ||
    mentions(said, oxygenCues.listed) ||
    (mentions(said, oxygenCues.mean) && !mentions(said, oxygenCues.asksMeaning))) &&
  !mentions(said, oxygenCues.once)

const isBelow = (sentence: Sentence): boolean =>
  mentions(sentence, oxygenCues.below) || /< ?\d/.test(sentence.plain)

/** Assesses an oxygen saturation that was typed. A night's single dip that is not felt is measured again first. */
export const assessOxygen = (
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
): Assessment | null => {
  const values = sentences
    .flatMap(saturationsIn)
    .filter(({ value }) => value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)
    .map(({ value, sentence }) => (isBelow(sentence) ? value - 1 : value))
  if (values.length === 0) return null
  const lowest = Math.min(...values)
  const rule = "oxygen"
  if (lowest < LOW) {
    if (symptoms.breathless || symptoms.grave)
      return { escalation: "immediate", rule, text: EMERGENCY }
    const isMany = values.filter((value) => value < LOW).length > 1
    if ((isMany && !mentions(said, oxygenCues.once)) || repeats(said) || symptoms.any)
      return { escalation: "urgent_same_day", rule, text: OXYGEN_URGENT }
    if (lowest >= VERY_LOW) return { escalation: "prompt_clinician", rule, text: OXYGEN_LOW }
    return mentions(said, momentCues.now) && !mentions(said, momentCues.apart)
      ? { escalation: "immediate", rule, text: OXYGEN_NOW }
      : { escalation: "urgent_same_day", rule, text: OXYGEN_LOW }
  }
  if (lowest > BORDERLINE) return null
  return symptoms.breathless
    ? { escalation: "urgent_same_day", rule, text: OXYGEN_URGENT }
    : { escalation: "prompt_clinician", rule, text: OXYGEN_LOW }
}

import type { Assessment } from "#safety/assessment"
import { breathingCues } from "#safety/cues/breathing"
import { momentCues } from "#safety/cues/moment"
import { pulseCues } from "#safety/cues/pulse"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { EMERGENCY } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import type { Symptoms } from "#safety/typed-values/symptoms"
import { BREATHING_RATE } from "#safety/urgent-texts"

const ratesIn = measurementReader(
  breathingCues.names,
  "breaths?(?: ?/ ?min| per minute| a minute)?|bpm|brpm|rpm|/ ?min",
)

/** Breaths a minute of an adult at rest: three points of NEWS2 (Royal College of Physicians 2017). */
const FAST = 25
const SLOW = 8
const PLAUSIBLE = { low: 3, high: 80 }

/** Assesses a breathing rate at rest that was typed: of no effort, no exercise in breathing and no night. */
export const assessBreathing = (
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
): Assessment | null => {
  const atWork = mentions(said, pulseCues.effort) && !mentions(said, pulseCues.noEffort)
  if (atWork || [breathingCues.paced, momentCues.apart].some((table) => mentions(said, table)))
    return null
  const isFar = sentences
    .flatMap(ratesIn)
    .filter(({ value }) => value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)
    .some(({ value }) => value >= FAST || value <= SLOW)
  if (!isFar) return null
  const rule = "breathing_rate"
  return symptoms.any || symptoms.breathless || symptoms.grave
    ? { escalation: "immediate", rule, text: EMERGENCY }
    : { escalation: "urgent_same_day", rule, text: BREATHING_RATE }
}

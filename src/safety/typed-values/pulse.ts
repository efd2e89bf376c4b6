import type { Assessment } from "#safety/assessment"
import { momentCues } from "#safety/cues/moment"
import { pulseCues } from "#safety/cues/pulse"
import { mentions, type Passage, type Sentence } from "#safety/passage"
import { EMERGENCY, PULSE_FAST, PULSE_SLOW, PULSE_URGENT } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import type { Symptoms } from "#safety/typed-values/symptoms"
import { PULSE_VERY_SLOW } from "#safety/urgent-texts"

const pulsesIn = measurementReader(pulseCues.names, "bpm|beats(?: per minute| a minute)?|b/min")

/** Beats a minute. */
const FAST = 120
const SLOW = 40
/** Below it a pulse that somebody has now, awake, is for the same day. */
const VERY_SLOW = 35
const PLAUSIBLE = { low: 20, high: 260 }

/** Assesses a heart rate at rest that was typed. What it is at work is no matter here. */
export const assessPulse = (
  sentences: ReadonlyArray<Sentence>,
  said: Passage,
  symptoms: Symptoms,
): Assessment | null => {
  const atRest = mentions(said, pulseCues.rest)
  const atWork = mentions(said, pulseCues.effort) && !mentions(said, pulseCues.noEffort)
  const values = sentences
    .flatMap(pulsesIn)
    .filter(
      ({ value, unit }) =>
        (unit !== "" || value % 1 === 0) && value >= PLAUSIBLE.low && value <= PLAUSIBLE.high,
    )
    .filter(
      ({ value, sentence }) =>
        !atWork || (value < SLOW && mentions(sentence, pulseCues.namedResting)),
    )
    .map(({ value }) => value)
  const rule = "heart_rate"
  const isFast = values.some((value) => value > FAST)
  const isSlow = values.some((value) => value < SLOW)
  if (!isFast && !isSlow) return null
  if (symptoms.grave) return { escalation: "immediate", rule, text: EMERGENCY }
  if (symptoms.any) return { escalation: "urgent_same_day", rule, text: PULSE_URGENT }
  if (isFast) return atRest ? { escalation: "urgent_same_day", rule, text: PULSE_FAST } : null
  if (mentions(said, pulseCues.lowest)) return null
  const isNow = mentions(said, momentCues.now) && !mentions(said, momentCues.apart)
  if (isNow && values.some((value) => value < VERY_SLOW))
    return { escalation: "urgent_same_day", rule, text: PULSE_VERY_SLOW }
  return atRest ? { escalation: "prompt_clinician", rule, text: PULSE_SLOW } : null
}

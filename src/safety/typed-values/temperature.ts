import type { Assessment } from "#safety/assessment"
import { temperatureCues } from "#safety/cues/temperature"
import { mentions, type Sentence } from "#safety/passage"
import { FEVER } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"
import { TEMPERATURE_LOW } from "#safety/urgent-texts"

const temperaturesIn = measurementReader(temperatureCues.names, "°? ?[cf]|degrees(?: [cf])?")
/** Degrees Celsius; no body is warmer than the second. */
const HIGH = 40
const HOTTEST = 44
/** Degrees Celsius: hypothermia (National Health Service); nobody types less of their body than the second. */
const COLD = 35
const COLDEST = 25
/** What is more than this is in degrees Fahrenheit. */
const MAX_CELSIUS = 80
const celsius = (value: number) => (value > MAX_CELSIUS ? ((value - 32) * 5) / 9 : value)

/** Assesses a body temperature that was typed, in degrees Celsius or Fahrenheit. */
export const assessTemperature = (sentences: ReadonlyArray<Sentence>): Assessment | null => {
  const typed = sentences
    .filter((sentence) => !mentions(sentence, temperatureCues.surroundings))
    .flatMap(temperaturesIn)
  if (typed.map(({ value }) => celsius(value)).some((value) => value >= HIGH && value <= HOTTEST))
    return { escalation: "urgent_same_day", rule: "fever", text: FEVER }
  // Whole degrees may be of the weather, unless a body is named.
  const isCold = typed.some(
    ({ value, sentence }) =>
      (value % 1 !== 0 || mentions(sentence, temperatureCues.ofBody)) &&
      !mentions(sentence, temperatureCues.ofSkin) &&
      celsius(value) < COLD &&
      celsius(value) >= COLDEST,
  )
  return isCold ? { escalation: "urgent_same_day", rule: "cold_body", text: TEMPERATURE_LOW } : null
}

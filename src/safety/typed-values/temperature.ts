import type { Assessment } from "#safety/assessment"
import { temperatureCues } from "#safety/cues/temperature"
import { mentions, type Sentence } from "#safety/passage"
import { FEVER } from "#safety/texts"
import { measurementReader } from "#safety/typed-values/measurement"

const temperaturesIn = measurementReader(temperatureCues.names, "°? ?[cf]|degrees(?: [cf])?")
/** Degrees Celsius; no body is warmer than the second. */
const HIGH = 40
const HOTTEST = 44
/** What is more than this is in degrees Fahrenheit. */
const MAX_CELSIUS = 80
const celsius = (value: number) => (value > MAX_CELSIUS ? ((value - 32) * 5) / 9 : value)

/** Assesses a body temperature that was typed, in degrees Celsius or Fahrenheit. */
export const assessTemperature = (sentences: ReadonlyArray<Sentence>): Assessment | null =>
  sentences
    .filter((sentence) => !mentions(sentence, temperatureCues.surroundings))
    .flatMap(temperaturesIn)
    .map(({ value }) => celsius(value))
    .some((value) => value >= HIGH && value <= HOTTEST)
    ? { escalation: "urgent_same_day", rule: "fever", text: FEVER }
    : null

import type { Assessment } from "#safety/assessment"
import { FEVER } from "#safety/texts"
import { readerOf } from "#safety/typed-values/reading"

const NAME = "(?:body |core )?temp(?:erature)?|fever"
const readingsOf = readerOf(NAME, "°? ?[cf]|degrees(?: [cf])?")
/** Degrees Celsius; no body is warmer than the second. */
const HIGH = 40
const HOTTEST = 44
/** What is more than this is in degrees Fahrenheit. */
const MAX_CELSIUS = 80
const celsius = (value: number) => (value > MAX_CELSIUS ? ((value - 32) * 5) / 9 : value)

/** A body temperature that was typed, in degrees Celsius or Fahrenheit. */
export const assessTemperature = (sentences: ReadonlyArray<string>): Assessment | null =>
  sentences
    .filter(
      (sentence) =>
        !/\b(?:room|bedroom|outside|weather|sauna|water|shower|oven|bath|degrees outside)\b/.test(
          sentence,
        ),
    )
    .flatMap(readingsOf)
    .map(({ value }) => celsius(value))
    .some((value) => value >= HIGH && value <= HOTTEST)
    ? { escalation: "urgent_same_day", rule: "fever", text: FEVER }
    : null

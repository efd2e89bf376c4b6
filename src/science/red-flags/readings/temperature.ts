import { readerOf } from "#science/red-flags/readings/reading"
import type { Verdict } from "#science/red-flags/rule"
import { FEVER } from "#science/red-flags/texts"

const NAME = "(?:body |core )?temp(?:erature)?|fever"
const readingsOf = readerOf(NAME, "°? ?[cf]|degrees(?: [cf])?")
/** Degrees Celsius. */
const HIGH = 40
const BODY = { low: 30, high: 44 }
const celsius = (value: number) => (value > 80 ? ((value - 32) * 5) / 9 : value)

/** A body temperature that was typed, in degrees Celsius or Fahrenheit. */
export const temperatureVerdict = (sentences: ReadonlyArray<string>): Verdict | null =>
  sentences
    .filter(
      (sentence) =>
        !/\b(?:room|bedroom|outside|weather|sauna|water|shower|oven|bath|degrees outside)\b/.test(
          sentence,
        ),
    )
    .flatMap(readingsOf)
    .map(({ value }) => celsius(value))
    .some((value) => value >= HIGH && value <= BODY.high)
    ? { escalation: "urgent_same_day", rule: "fever", text: FEVER }
    : null

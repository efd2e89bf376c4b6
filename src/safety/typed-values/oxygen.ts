import { pattern } from "#language/pattern"
import type { Assessment } from "#safety/assessment"
import { EMERGENCY, OXYGEN_LOW, OXYGEN_URGENT } from "#safety/texts"
import { readerOf } from "#safety/typed-values/reading"
import { hasSymptoms, isBreathless, isGrave } from "#safety/typed-values/symptoms"

const NAME = [
  "sp ?o2|spo 2|o2 ?(?:sats?|saturation|levels?)?|oxygen(?: sats?| saturation| levels?)?",
  "blood ox(?:ygen)?(?: levels?)?|pulse ?ox(?:imeter|ymeter)?|sats?|saturation|oximeter|ox",
].join("|")
const readingsOf = readerOf(NAME, "%|percent|pct")
const PLAUSIBLE = { low: 50, high: 100 }
/** Percent: below it a reading that repeats is urgent; at or below the second one is judged at rest. */
const LOW = 90
const BORDERLINE = 92

const AGAIN = pattern(
  String.raw`
    \b(?:keeps?|repeated\w*|several|every (?:night|day)|many|multiple|twice|two|three|four|five|
    \d+ (?:nights?|times|days)|often|always|consistently|all (?:night|day|morning|week)|nights in a row|
    again|frequently|regularly|constantly|most nights|lately|stays?|staying|stuck|for (?:hours|days)|
    since|average|avg|(?<!\bdoes .*|\bwhat .*)mean|last few (?:nights|days)|past few (?:nights|days)|
    this week|nights)\b`,
)
/** "88, 87 and 86", "88 on Monday and 87 on Tuesday": readings beside each other, not another number. */
const LISTED = pattern(
  String.raw`
    (?<![\d.,])[5-8]\d ?%?(?: (?:on|at|in|last|this) \w+)?,?(?: (?:and|or|then|but))*(?: (?:only|just|
    even))? ?(?<=\D)[5-8]\d(?![\d.]|,\d| ?(?:bpm|beats|kgs?|kilos?|lbs?|pounds?|years?|yrs?|yo|cm|
    minutes?|mins?|hours?|steps|ms)\b)`,
)
const ONCE = /\b(?:once|one time|a single|one (?:night|reading|dip)|single)\b/

/** Oxygen saturation that was typed. A night's single dip that is not felt is measured again first. */
export const assessOxygen = (
  sentences: ReadonlyArray<string>,
  message: string,
): Assessment | null => {
  const values = sentences
    .flatMap(readingsOf)
    .filter(({ value }) => value >= PLAUSIBLE.low && value <= PLAUSIBLE.high)
    .map(({ value, sentence }) =>
      /\b(?:below|under|less than|<) ?\d/.test(sentence) ? value - 1 : value,
    )
  if (values.length === 0) return null
  const lowest = Math.min(...values)
  const rule = "oxygen"
  if (lowest < LOW) {
    if (isBreathless(message) || isGrave(message))
      return { escalation: "immediate", rule, text: EMERGENCY }
    const repeats =
      (AGAIN.test(message) ||
        LISTED.test(message) ||
        values.filter((value) => value < LOW).length > 1) &&
      !ONCE.test(message)
    return repeats || hasSymptoms(message)
      ? { escalation: "urgent_same_day", rule, text: OXYGEN_URGENT }
      : { escalation: "prompt_clinician", rule, text: OXYGEN_LOW }
  }
  if (lowest > BORDERLINE) return null
  return isBreathless(message)
    ? { escalation: "urgent_same_day", rule, text: OXYGEN_URGENT }
    : { escalation: "prompt_clinician", rule, text: OXYGEN_LOW }
}

import { EMERGENCY_NUMBER } from "#safety/emergency-number"

const printedRange = (low: number | null, high: number | null, unit: string): string => {
  const of = (text: string) => `${text} ${unit}`.trim()
  if (low === null) return of(`up to ${high}`)
  return of(high === null ? `${low} and more` : `${low} to ${high}`)
}

/** A usual range with its source: "3.5 to 5 mmol/L, ABIM …". */
export const rangeTyped = (
  low: number | null,
  high: number | null,
  unit: string,
  source: string,
): string => `the usual range of adults (${printedRange(low, high, unit)}; ${source})`

export const withinRange = (range: string): string => `That lies within ${range}.`
export const belowRange = (range: string): string =>
  `That lies below ${range}, which alone says little: ask whoever ordered the test.`
export const aboveRange = (range: string): string =>
  `That lies above ${range}, which alone says little: ask whoever ordered the test.`

const NEXT_STEP = {
  urgent_same_day: [
    "Please call a clinician or an urgent care service today, even if you feel well.",
    `With chest pain, fainting, confusion, weakness or trouble breathing, call ${EMERGENCY_NUMBER}.`,
  ].join(" "),
  prompt_clinician: [
    "Please show it to a clinician soon;",
    `with chest pain, fainting, confusion or trouble breathing, call ${EMERGENCY_NUMBER}.`,
  ].join(" "),
  none: "",
} as const

/** A typed result with the sentence that judges it. */
export interface TypedResult {
  readonly name: string
  readonly value: string
  /** Empty where nobody prints a range. */
  readonly says: string
}

/** Results said back at most: more would not be read. */
const MAX_RESULTS = 12

/** About results that were typed, judged by a guideline or by the usual range. */
export const decisionTyped = (
  results: ReadonlyArray<TypedResult>,
  level: keyof typeof NEXT_STEP,
): string =>
  [
    ...results
      .slice(0, MAX_RESULTS)
      .map(
        ({ name, value, says }) =>
          `You mention ${name} ${value}. ${says || "I know no range for it: the one printed on your report counts."}`,
      ),
    NEXT_STEP[level],
    "The range printed on your report goes first; check that name, value and unit are what it says.",
    "Only a clinician can say what it means.",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ")

/** A value without a unit that more than one unit makes plausible. */
export const unitUnclear = (meanings: ReadonlyArray<string>): string =>
  `You gave no unit: it may be ${meanings.join(" or ")}, and to be careful I go by the more urgent one.`

import type { Ledger } from "#domain/ledger"
import { listed, sentence } from "#embedded/model/english"
import { foundBy } from "#embedded/model/prose/found"
import type { Result } from "#embedded/model/prose/lab-result"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spokenResult, USUAL_RESULTS } from "#embedded/model/questions/labs/check-up"
import { namesIn } from "#embedded/model/questions/labs/names"

const spokenOf = (names: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(names.map(spokenResult)),
]

/** "eGFR or urea" */
const either = (names: ReadonlyArray<string>): string =>
  listed(spokenOf(names)).replace(/ and (?=[^,]*$)/, " or ")

/** Results that were read on no report: one may have them, in a line that could not be read. */
export const writeUnmeasured = (names: ReadonlyArray<string>): ReadonlyArray<Paragraph> => [
  paragraph([
    `I have read no ${either(names)} on any of your lab reports.`,
    "If one has it, type it in; then I can say whether it is in range.",
  ]),
]

/** What was asked for and not measured, beside what was. */
export const writeLacking = (
  names: ReadonlyArray<string>,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  const lacking = names.filter((name) => foundBy(ledger, "biomarkers", { name }).facts.length === 0)
  return lacking.length === 0 || lacking.length === names.length
    ? []
    : [paragraph([`Not on your reports: ${listed(spokenOf(lacking))}.`])]
}

/** Results that a check-up often has and no report of this person has. */
export const writeAbsent = (results: ReadonlyArray<Result>): ReadonlyArray<Paragraph> => {
  const has = (name: string): boolean =>
    results.some(
      ({ value: { label } }) =>
        namesIn(label).includes(name) ||
        label.toLowerCase().split(/\W+/).includes(name.toLowerCase()),
    )
  const absent = USUAL_RESULTS.filter((name) => !has(name))
  return [
    paragraph([
      sentence`Of what a check-up often has, your reports lack ${listed(spokenOf(absent))}.`,
      "Which of them are worth a test is for your doctor.",
    ]),
  ]
}

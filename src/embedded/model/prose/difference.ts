import type { Finding } from "#domain/ledger"
import {
  caveatSentence,
  intervalSentence,
  notClear,
  trivialSentence,
} from "#embedded/model/prose/certainty"

const verdictSentence = (finding: Finding): string | null => {
  switch (finding.verdict) {
    case "validated":
      return "The difference is clear of day-to-day variation."
    case "conditional":
      return "It is a hint of a difference, not yet reliable."
    case "rejected":
      return `The difference ${notClear(finding, "day-to-day variation")}.`
    case null:
      return null
  }
}

/** How far the test of a difference carries: its verdict, its interval and what holds it back. */
export const differenceSentences = (finding: Finding | null): ReadonlyArray<string | null> =>
  finding === null
    ? [
        "It is told as it stands: there is too little to test whether it is more than day-to-day variation.",
      ]
    : [
        verdictSentence(finding),
        intervalSentence(finding, "the difference"),
        caveatSentence(finding),
        trivialSentence(finding),
      ]

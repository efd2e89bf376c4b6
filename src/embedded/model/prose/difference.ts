import { dayCount } from "#catalogue/placeholder"
import type { Fact, Finding } from "#domain/ledger"
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

/** How far a difference can be trusted, in one sentence; `n` is how many days it holds over. */
export const certaintySentence = (finding: Finding | null, n: Fact | null): string | null => {
  const over = n ? ` over ${dayCount(n)}` : ""
  switch (finding?.verdict ?? null) {
    case "validated":
      return finding && trivialSentence(finding)
        ? "That is steady, but too small to matter."
        : `It holds${over}.`
    case "conditional":
      return `That is a hint${over}, not yet reliable.`
    case "rejected":
      return finding?.reason === "negligible"
        ? "That is too small to matter."
        : "Your days swing that much anyway, so don't read much into it."
    case null:
      return "There are too few days to tell whether that is more than chance."
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

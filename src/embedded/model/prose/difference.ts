import type { Finding } from "#domain/ledger"
import { caveatTold, intervalTold, notClear, trivialTold } from "#embedded/model/prose/certainty"

const verdictTold = (finding: Finding): string | null => {
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
export const differenceTold = (finding: Finding | null): ReadonlyArray<string | null> =>
  finding === null
    ? [
        "It is told as it stands: there is too little to test whether it is more than day-to-day variation.",
      ]
    : [
        verdictTold(finding),
        intervalTold(finding, "the difference"),
        caveatTold(finding),
        trivialTold(finding),
      ]

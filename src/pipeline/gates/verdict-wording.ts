import type { Finding } from "#domain/ledger"
import { REASONS } from "#domain/reason"
import { isNegligible, isSignificant } from "#statistics/verdict"

/** The first letter alone: a name within the sentence keeps its capitals. */
const uncapitalised = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/**
 * What comes before a claim: a hint says that it is one, and what stands out by itself and is rejected all
 * the same, that it is nothing. Of one that came with another device the claim says so.
 */
const lead = ({ item, verdict, reason }: Finding): string => {
  const why = reason === null ? "" : ` (${REASONS[reason]})`
  if (verdict === "conditional") return `There is a hint, not yet reliable${why}: `
  const standsOut = item.p_value !== undefined && isSignificant(item.p_value)
  return verdict === "rejected" && standsOut && reason !== "device"
    ? `There is too little for a finding${why}: `
    : ""
}

/** A tested claim says how firm it is, and what is left of its test after correction. */
export const worded = (finding: Finding): Finding => {
  const { item, family, verdict, q_value } = finding
  if (family === null || q_value === undefined) return finding
  const before = lead(finding)
  const said = before === "" ? item.claim : `${before}${uncapitalised(item.claim)}`
  const size =
    verdict === "validated" && isNegligible(finding.item, finding.smallest_effect)
      ? " It is too small to matter much."
      : ""
  const claim = `${said}${size} Corrected for everything tried, its p value is {{${item.id}.q_value}}.`
  return { ...finding, item: { ...item, claim } }
}

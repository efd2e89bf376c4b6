import { levelChangeParts, trendParts } from "#catalogue/claims/change"
import { differenceParts } from "#catalogue/claims/difference"
import { linkParts } from "#catalogue/claims/link"
import type { Parts, Unworded } from "#catalogue/claims/parts"
import { thresholdParts } from "#catalogue/claims/threshold"
import { labChangeParts, singleDayParts } from "#catalogue/claims/value"
import type { Claim } from "#domain/claim"
import type { Finding } from "#domain/ledger"
import { REASONS } from "#domain/reason"

const partsOf = (finding: Unworded, claim: Claim = finding.claim): Parts => {
  switch (claim.kind) {
    case "link":
      return linkParts(finding, claim)
    case "trend":
      return trendParts(finding, claim)
    case "level_change":
      return levelChangeParts(finding, claim)
    case "threshold":
      return thresholdParts(finding, claim)
    case "single_day":
      return singleDayParts(finding)
    case "lab_change":
      return labChangeParts(finding, claim)
    default:
      return differenceParts(finding, claim)
  }
}

/** The first letter alone: a name within the sentence keeps its capitals. */
const uncapitalised = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/**
 * The beginning of a claim: a hint is introduced as one, a rejected result that is significant by
 * itself as too little for a finding. A rejected change that came with another device has no such
 * beginning.
 */
const leadOf = ({ claim, verdict, reason }: Unworded): string => {
  const why = reason === null ? "" : ` (${REASONS[reason]})`
  if (verdict === "conditional") return `There is a hint, not yet reliable${why}: `
  const standsOut = "clear" in claim && claim.clear
  return verdict === "rejected" && standsOut && reason !== "device"
    ? `There is too little for a finding${why}: `
    : ""
}

const smallness = ({ negligible }: Unworded) =>
  negligible ? " It is too small to matter much." : ""

/**
 * The claim of a finding in words, its numbers as placeholders. Once a test is judged, the claim
 * states its verdict and its significance after correction.
 */
export const claimText = (finding: Unworded): string => {
  const { link, size, statistics, end } = partsOf(finding)
  const claim = `${link}${size}${statistics}${end}`
  if (finding.family === null || finding.q_value === undefined) return claim
  const lead = leadOf(finding)
  const said = lead === "" ? claim : `${lead}${uncapitalised(claim)}`
  return `${said}${smallness(finding)} Corrected for everything tried, its p value is {{${finding.item.id}.q_value}}.`
}

/** The claim without its statistics and verdict: the link or the change, and its size. */
export const briefClaim = (finding: Finding): string => {
  const { link, size, magnitude = size, end } = partsOf(finding)
  return `${link}${magnitude}${end}${smallness(finding)}`
}

/** A finding with its claim in words, stored under its id. */
export const worded = (finding: Unworded): Finding => {
  const { item } = finding
  const claim = claimText(finding)
  return { ...finding, item: Object.assign({ id: item.id, claim }, item, { claim }) }
}

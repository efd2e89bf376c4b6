import type { Finding } from "#domain/ledger"
import { REASONS, type Reason } from "#domain/reason"
import { isNegligible } from "#statistics/verdict"

/** The interval of a finding in words; null when it has none. `of` names what the numbers are of. */
export const intervalSentence = ({ item }: Finding, of: string): string | null => {
  if (item.ci_low === undefined || item.ci_high === undefined) return null
  const p = item.p_value === undefined ? "" : ` (p-value {{${item.id}.p_value}})`
  return `The plausible range of ${of} runs from {{${item.id}.ci_low}} to {{${item.id}.ci_high}}${p}.`
}

/** Whether the device changed just when the finding says something did: it is told as that alone. */
export const isConfounded = (finding: Finding | null): boolean =>
  finding?.verdict === "rejected" && finding.reason === "device"

/** What the sentence that rejects a finding has said already. */
const SAID: ReadonlySet<Reason> = new Set(["chance", "negligible", "device"])

/** Why a finding is not firmer; null when it is firm, or when nothing is known beyond that. */
export const caveatSentence = ({ verdict, reason }: Finding): string | null =>
  verdict === "validated" || reason === null || SAID.has(reason)
    ? null
    : `What holds it back: ${REASONS[reason]}.`

/** What is said of a rejected change: that it may be nothing, or that it is next to nothing. */
export const notClear = (finding: Finding | null, of: string): string =>
  finding?.reason === "negligible" ? "is too small to matter" : `is not clear of ${of}`

/** That a firm finding is of no consequence: its whole interval is too small to matter. */
export const trivialSentence = ({ verdict, smallest_effect, item }: Finding) =>
  verdict === "validated" && isNegligible(item, smallest_effect)
    ? "Clear as it is, it is too small to matter much."
    : null

/** Orders findings by how firm they are, the firmest first; equals by the size of their effect. */
export const byFirmness = (a: Finding, b: Finding): number => {
  const rank = { validated: 0, conditional: 1, rejected: 2 }
  const firmness = ({ verdict }: Finding) => (verdict === null ? 1 : rank[verdict])
  return (
    firmness(a) - firmness(b) ||
    Math.abs(b.item.effect ?? 0) - Math.abs(a.item.effect ?? 0) ||
    (a.item.id < b.item.id ? -1 : 1)
  )
}

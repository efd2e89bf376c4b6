import type { Finding } from "#domain/ledger"
import { REASONS, type Reason } from "#domain/reason"
import { isNegligible } from "#statistics/verdict"

/** The interval of a finding in words; null when it has none. `of` names what the numbers are of. */
export const intervalSentence = ({ item }: Finding, of: string): string | null => {
  if (item.ci_low === undefined || item.ci_high === undefined) return null
  const p = item.p_value === undefined ? "" : ` (p-value {{${item.id}.p_value}})`
  return `The plausible range of ${of} runs from {{${item.id}.ci_low}} to {{${item.id}.ci_high}}${p}.`
}

/** Whether a finding was rejected because the device changed at the same time. */
export const isConfounded = (finding: Finding | null): boolean =>
  finding?.verdict === "rejected" && finding.reason === "device"

/** Reasons that the sentence about a rejected finding has named already. */
const SAID: ReadonlySet<Reason> = new Set(["chance", "negligible", "device"])

/** The sentence that says why a finding is not validated; null where it is, or where the reason was named before. */
export const caveatSentence = ({ verdict, reason }: Finding): string | null =>
  verdict === "validated" || reason === null || SAID.has(reason)
    ? null
    : `What holds it back: ${REASONS[reason]}.`

/** The end of a sentence about a rejected change: it may be chance, or it is too small to matter. */
export const notClear = (finding: Finding | null, of: string): string =>
  finding?.reason === "negligible" ? "is too small to matter" : `is not clear of ${of}`

/** Says that a validated finding is negligible, because its whole interval is too small to matter. */
export const trivialSentence = ({ verdict, smallest_effect, item }: Finding) =>
  verdict === "validated" && isNegligible(item, smallest_effect)
    ? "Clear as it is, it is too small to matter much."
    : null

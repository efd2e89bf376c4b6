import { evidenceOf, factsOf, type Ledger } from "#domain/ledger"
import type { Evidence, FactSheetItem } from "#domain/turn-result"
import { withWindowText } from "#domain/window"
import { claimOf } from "#pipeline/gates/claim"
import { ordersIn } from "#pipeline/gates/grounding/foreign-names"
import type { NumberGate } from "#pipeline/gates/number-gate"

/** The facts of a ledger as they are sent, without those that hold an order in the place of a name. */
export const shownFacts = (ledger: Ledger): Array<FactSheetItem> => {
  const orders = ordersIn(ledger)
  return factsOf(ledger)
    .filter(({ item }) => !orders.has(item.key))
    .map(({ item }) => withWindowText(item))
}

/** The judged findings of a ledger as they are sent, each with its claim in words. */
export const shownEvidence = (gate: NumberGate, ledger: Ledger): Array<Evidence> =>
  evidenceOf(ledger).map((finding) => ({
    ...withWindowText(finding.item),
    claim: claimOf(gate, finding),
    ...(finding.verdict === null ? {} : { verdict: finding.verdict }),
    ...(finding.reason === null ? {} : { reason: finding.reason }),
  }))

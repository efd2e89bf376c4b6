import { metricOf } from "#catalogue/metrics"
import type { Finding } from "#domain/ledger"
import type { NumberGate } from "#pipeline/gates/number-gate"

const nameOf = (key: string | undefined) => (key && metricOf(key)?.name) || "this measure"

/** A finding's claim as it may be sent: rendered, or a plain sentence without a number. */
export const claimOf = (gate: NumberGate, { item }: Finding): string =>
  gate.admit(item.claim) ??
  (item.kind === "association"
    ? `A link between ${nameOf(item.feature)} and ${nameOf(item.target)} was tested.`
    : `A change in ${nameOf(item.target)} was tested.`)

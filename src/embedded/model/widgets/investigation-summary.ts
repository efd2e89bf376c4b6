import type { Finding } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"

const HIGH_DAYS = 60

const confidenceOf = (findings: ReadonlyArray<Finding>): "high" | "medium" | "emerging" => {
  const firm = findings.filter(({ verdict }) => verdict === "validated")
  if (firm.length === 0) return "emerging"
  return firm.some(({ item }) => (item.n ?? 0) >= HIGH_DAYS) ? "high" : "medium"
}

/** The verdict of an investigation with the evidence behind it; null when there is none. */
export const investigationSummary = (
  id: string,
  verdict: string,
  findings: ReadonlyArray<Finding>,
  agentsUsed: ReadonlyArray<string>,
): WidgetSpec | null =>
  findings.length === 0
    ? null
    : {
        kind: "investigation_summary",
        id,
        verdict,
        confidence: confidenceOf(findings),
        evidenceRefs: findings.map(({ item }) => item.id),
        agentsUsed: [...agentsUsed],
      }

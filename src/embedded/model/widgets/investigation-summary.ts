import type { Fact, Finding } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { confidenceIn } from "#embedded/model/widgets/confidence"
import { fmtOf, refTo } from "#embedded/model/widgets/number"

/** The result of an investigation. */
export interface Investigation {
  readonly id: string
  readonly verdict: string
  /** Ordered by verdict, validated first. */
  readonly findings: ReadonlyArray<Finding>
  readonly agents: ReadonlyArray<string>
  /** The size of what it says, in a unit people know; nothing where there is none. */
  readonly headline?: Fact | null
}

/** The verdict of an investigation with its evidence, also where it found none. */
export const investigationSummary = (shown: Investigation): WidgetSpec => {
  const { id, verdict, findings, agents, headline = null } = shown
  return {
    kind: "investigation_summary",
    id,
    verdict,
    confidence: confidenceIn(findings),
    ...(headline ? { deltaHeadline: { value: refTo(headline), fmt: fmtOf(headline, true) } } : {}),
    evidenceRefs: findings.map(({ item }) => item.id),
    agentsUsed: [...agents],
  }
}

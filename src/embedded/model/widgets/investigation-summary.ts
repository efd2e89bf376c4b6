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
  /** The most important change; without one, the effect of the first finding is shown. */
  readonly headline?: Fact | null
}

const RHO = { decimals: 2, sign: true }

const deltaOf = (headline: Fact | null, first: Finding | undefined) => {
  if (headline) return { value: refTo(headline), fmt: fmtOf(headline, true) }
  if (!first) return null
  const { id, effect, kind } = first.item
  return effect !== undefined && kind === "association"
    ? { value: { ref: `${id}.effect`, fallback: effect }, fmt: RHO }
    : null
}

/** The verdict of an investigation with its evidence, also where it found none. */
export const investigationSummary = (shown: Investigation): WidgetSpec => {
  const { id, verdict, findings, agents, headline = null } = shown
  const [first] = findings
  const delta = deltaOf(headline, first)
  return {
    kind: "investigation_summary",
    id,
    verdict,
    confidence: confidenceIn(findings),
    ...(delta ? { deltaHeadline: delta } : {}),
    evidenceRefs: findings.map(({ item }) => item.id),
    agentsUsed: [...agents],
  }
}

import { metrics } from "#catalogue/metrics"
import type { Fact, Finding } from "#domain/ledger"
import type { WidgetSpec } from "#domain/widget"
import { capital } from "#language/capital"
import { confidenceIn } from "#widgets/confidence"
import { goodWay } from "#widgets/direction"
import { fmtOf, refTo } from "#widgets/number"

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

/** The number that leads, with what it is of and which way is good. */
const headlineOf = (headline: Fact) => {
  const metric = metrics.find(({ name }) => name === headline.label)
  return {
    label: capital(headline.label),
    value: refTo(headline),
    fmt: fmtOf(headline, true),
    ...(metric ? goodWay(metric) : {}),
  }
}

/** The verdict of an investigation with its evidence, also where it found none. */
export const investigationSummary = (shown: Investigation): WidgetSpec => {
  const { id, verdict, findings, agents, headline = null } = shown
  return {
    kind: "investigation_summary",
    id,
    verdict,
    confidence: confidenceIn(findings),
    ...(headline ? { deltaHeadline: headlineOf(headline) } : {}),
    evidenceRefs: findings.map(({ item }) => item.id),
    agentsUsed: [...agents],
  }
}

import type { Chart, Fact, Finding, Findings, Ledger, Shortage } from "#domain/ledger"
import { factsOf } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole, Window } from "#domain/tool"
import { told } from "#embedded/model/prose/wording"
import { type Call, call, receiptOf } from "#embedded/model/work/call"

/** What one planned call brought, as the prose looks at it. */
export interface Found {
  /** The first fact of a role; null when there is none. */
  readonly fact: (role: FactRole) => Fact | null
  readonly facts: ReadonlyArray<Fact>
  readonly finding: Finding | null
  readonly findings: ReadonlyArray<Finding>
  readonly chart: Chart | null
  readonly shortage: Shortage | null
}

const nothing: Findings = { facts: [], evidence: [], charts: [], tests: {}, shortage: null }

/** Looks a call up in the ledger; one that was never made has found nothing. */
export const foundBy = (ledger: Ledger, call: Call): Found => {
  const { facts, evidence, charts, shortage } = receiptOf(ledger, call)?.findings ?? nothing
  return {
    facts,
    fact: (role) => facts.find((fact) => fact.role === role) ?? null,
    finding: evidence[0] ?? null,
    findings: evidence,
    chart: charts[0] ?? null,
    shortage,
  }
}

/** The level of a metric over a window. */
export const described = (ledger: Ledger, metric: Metric, window: Window): Found =>
  foundBy(ledger, call("describe", { metric: metric.key, window }))

/** The last value of a time and its day, for when there is none of the time asked about. */
export const lastKnown = ({ fact }: Found, what = "The last one before that"): string | null => {
  const [latest, date] = [fact("latest"), fact("latest_date")]
  return latest && date ? `${what} is ${told(latest)}, from ${told(date)}.` : null
}

/** Whether a ledger holds anything but the lack of values. */
export const foundAnything = (ledger: Ledger): boolean =>
  factsOf(ledger).some(({ role }) => role !== "have" && role !== "need")

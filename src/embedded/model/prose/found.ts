import { placeholder } from "#catalogue/placeholder"
import {
  type Chart,
  type Fact,
  type Finding,
  type Findings,
  factsOf,
  type InsufficientData,
  type Ledger,
  noFindings,
} from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole, ToolInput, ToolName } from "#domain/tool"
import type { Window } from "#domain/window"

/** The findings of one tool call, with look-ups by role. */
export interface Found {
  /** The first fact of a role, or null. */
  readonly fact: (role: FactRole) => Fact | null
  /** All facts of a role, in their order. */
  readonly those: (role: FactRole) => ReadonlyArray<Fact>
  readonly facts: ReadonlyArray<Fact>
  readonly finding: Finding | null
  readonly findings: ReadonlyArray<Finding>
  readonly chart: Chart | null
  readonly insufficient_data: InsufficientData | null
}

/**
 * The findings of the last call of a tool whose input has all the given members; empty findings where there
 * was no such call.
 */
export const foundBy = <Name extends ToolName>(
  { receipts }: Ledger,
  tool: Name,
  input: Partial<ToolInput<Name>>,
): Found => {
  const receipt = receipts.findLast(
    (each) =>
      each.tool === tool &&
      Object.entries(input).every(([name, member]) =>
        Bun.deepEquals((each.input as Record<string, unknown>)[name], member),
      ),
  )
  return holding(receipt?.findings ?? noFindings)
}

const holding = ({
  facts,
  evidence,
  charts,
  insufficient_data,
}: Pick<Findings, "facts" | "evidence" | "charts" | "insufficient_data">): Found => {
  const those = (role: FactRole) => facts.filter((fact) => fact.role === role)
  return {
    facts,
    those,
    fact: (role) => those(role)[0] ?? null,
    finding: evidence[0] ?? null,
    findings: evidence,
    chart: charts[0] ?? null,
    insufficient_data,
  }
}

/** The findings of a call one by one, each with the facts of its own window. */
export const eachOf = (found: Found): ReadonlyArray<Found> =>
  found.findings.length < 2
    ? [found]
    : found.findings.map((finding) =>
        holding({
          facts: found.facts.filter(({ item }) => Bun.deepEquals(item.window, finding.item.window)),
          evidence: [finding],
          charts: found.chart ? [found.chart] : [],
          insufficient_data: found.insufficient_data,
        }),
      )

/** One finding of a call with its own facts: those of its window that are about its pair, or its metric. */
export const foundOn = (found: Found, finding: Finding): Found => {
  const { feature, target, window } = finding.item
  const { claim } = finding
  const pair = claim.kind === "link" ? `${feature}_${target}_lag${claim.lag}_` : null
  const isAbout = ({ item: { key } }: Fact) =>
    pair ? key.startsWith(pair) : key.startsWith(`${target}_`) && !/_lag\d/.test(key)
  return holding({
    facts: found.facts.filter((each) => Bun.deepEquals(each.item.window, window) && isAbout(each)),
    evidence: [finding],
    charts: [],
    insufficient_data: null,
  })
}

/** The facts of some roles whose days lie around one, each thing once; without a finding. */
export const foundAround = (found: Found, on: Fact, roles: ReadonlyArray<FactRole>): Found => {
  const date = String(on.item.value)
  const isNear = ({ role, item: { window } }: Fact) =>
    roles.includes(role) && window !== undefined && window.from <= date && date <= window.to
  const near = found.facts.filter(isNear)
  return holding({
    facts: [...new Map(near.map((fact) => [`${fact.role} ${fact.label}`, fact])).values()],
    evidence: [],
    charts: [],
    insufficient_data: null,
  })
}

/** The level of a metric over a window. */
export const described = (ledger: Ledger, metric: Metric, window: Window): Found =>
  foundBy(ledger, "describe", { metric: metric.key, window })

/** The latest value of a time and its day, for an answer about a time without values. */
export const lastKnown = ({ fact }: Found, what = "The latest"): string | null => {
  const [latest, date] = [fact("latest"), fact("latest_date")]
  return latest && date ? `${what} is ${placeholder(latest)}, from ${placeholder(date)}.` : null
}

/** Whether a ledger has any fact besides those that say how much data is missing. */
export const foundAnything = (ledger: Ledger): boolean =>
  factsOf(ledger).some(({ role }) => role !== "have" && role !== "need")

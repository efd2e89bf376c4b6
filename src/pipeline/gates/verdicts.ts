import { worded } from "#catalogue/claims"
import { newId } from "#domain/ids"
import {
  type Chart,
  FAMILIES,
  type Family,
  type Finding,
  type Findings,
  type Ledger,
  type Receipt,
} from "#domain/ledger"
import type { Memory } from "#domain/memory"
import type { ToolName } from "#domain/tool"
import { daysIn } from "#domain/window"
import { benjaminiHochberg } from "#statistics/sample/multiple-testing"
import {
  byCoverage,
  byRelevance,
  bySelection,
  bySize,
  byTests,
  confidenceOf,
  isNegligible,
  type Judgement,
  type Untested,
  validated,
  weakest,
} from "#statistics/verdict"

/** Tools that report the strongest of many tests. */
const SELECTIVE: ReadonlySet<ToolName> = new Set(["scan", "drivers"])

/** The p values of a family in one call: all that its tool counted, and any that it reported without counting. */
const testsOf = (family: Family, { tests, evidence }: Findings): ReadonlyArray<number> => {
  const counted = tests[family] ?? []
  const reported = evidence.flatMap(({ item, ...finding }) =>
    finding.family === family && item.p_value !== undefined ? [item.p_value] : [],
  )
  return [...counted, ...reported.filter((p_value) => !counted.includes(p_value))]
}

/** The q value of a finding's test among all of its family, shown or not; undefined without one. */
const correctedFor = ({ receipts }: Ledger): ((finding: Finding) => number | undefined) => {
  const families = new Map(
    FAMILIES.map((family) => {
      const tests = receipts.flatMap(({ findings }) => testsOf(family, findings))
      const qs = benjaminiHochberg(tests)
      return [family, new Map(tests.map((p_value, at) => [p_value, qs[at]!]))] as const
    }),
  )
  return ({ item, family }) =>
    family === null || item.p_value === undefined
      ? undefined
      : families.get(family)?.get(item.p_value)
}

/** The kind of the findings of tools that test nothing. */
const UNTESTED: Partial<Record<ToolName, Untested>> = { baseline: "baseline", biomarkers: "lab" }

/** A difference rests on its sides: its tool knows them apart, the gate holds it to half of all. */
const sizeOf = ({ item, family }: Finding): number =>
  family === "difference" ? Math.floor((item.n ?? 0) / 2) : (item.n ?? 0)

const daysOf = ({ item: { window } }: Finding): number => (window ? daysIn(window) : 0)

const judged = (finding: Finding, q_value: number | undefined, tool: ToolName): Finding => {
  const { item, smallest_effect } = finding
  const marked: Judgement =
    finding.verdict === null ? validated : { verdict: finding.verdict, reason: finding.reason }
  const found = weakest(
    marked,
    bySize(finding.family ?? UNTESTED[tool] ?? "level", sizeOf(finding)),
    q_value === undefined ? validated : byTests(item.p_value!, q_value),
    byCoverage(finding.preparation, confidenceOf("validated", item, smallest_effect ?? null)),
    SELECTIVE.has(tool) ? bySelection(daysOf(finding)) : validated,
  )
  const worth = byRelevance(found, item.effect, smallest_effect)
  const negligible = worth.verdict === "validated" && isNegligible(item, smallest_effect)
  return {
    ...finding,
    ...worth,
    ...(q_value === undefined ? {} : { q_value }),
    ...(negligible ? { negligible } : {}),
  }
}

/** A chart shows a new level only where a finding beside it is validated. */
const withoutDoubt = (chart: Chart, evidence: ReadonlyArray<Finding>): Chart => {
  const isValidated = evidence.some(
    ({ family, item, verdict }) =>
      family === "changepoint" && item.target === chart.metric && verdict === "validated",
  )
  return isValidated ? chart : { ...chart, changepoint: null }
}

/**
 * Judges every finding of a ledger: enough values, enough of the possible days, and significance by
 * Benjamini and Hochberg over every test of its family that ran in the turn, shown or not. What a
 * tool has marked down already (another device, a side too short) is never marked up.
 */
export const withVerdicts = (ledger: Ledger): Ledger => {
  const qOf = correctedFor(ledger)
  const judge = (findings: Findings, tool: ToolName): Findings => {
    const evidence = findings.evidence.map((finding) => worded(judged(finding, qOf(finding), tool)))
    return {
      ...findings,
      evidence,
      charts: findings.charts.map((chart) => withoutDoubt(chart, evidence)),
    }
  }
  return {
    receipts: ledger.receipts.map(
      (receipt): Receipt => ({ ...receipt, findings: judge(receipt.findings, receipt.tool) }),
    ),
  }
}

/** The bookkeeping of a judged finding, for the memory. `claim` is its rendered sentence. */
export const testedHypothesis = (
  { item, verdict }: Finding,
  claim: string,
  ts: string,
): Memory => ({
  id: newId("mem"),
  ts,
  agent: "validator",
  kind: "tested_hypothesis",
  text: `${claim} (${verdict ?? "rejected"})`,
  confidence: verdict === "validated" ? 0.9 : verdict === "conditional" ? 0.5 : 0.2,
  meta: {
    finding_id: item.id,
    feature: item.feature ?? null,
    target: item.target ?? null,
    verdict: verdict ?? "rejected",
    effect: item.effect ?? null,
  },
})

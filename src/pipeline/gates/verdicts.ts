import { newId } from "#domain/ids"
import {
  FAMILIES,
  type Fact,
  type Finding,
  type Findings,
  type Ledger,
  type Receipt,
} from "#domain/ledger"
import type { Memory, Verdict } from "#domain/memory"
import { benjaminiHochberg } from "#science/sample/multiple-testing"

/** Significance after correction for everything that was tried. */
const Q = 0.05

/** What a kind of finding needs: values to be worth a hint, values to count as validated. */
const needs = {
  association: { hint: 20, validated: 30 },
  trend: { hint: 20, validated: 45 },
  threshold: { hint: 60, validated: 120 },
  scalar: { hint: 7, validated: 21 },
} as const

/** Values needed on each side of a comparison. */
const sides = { hint: 7, validated: 14 }

interface Judgement {
  readonly verdict: Verdict
  readonly reason: string | null
}

const countOf = (facts: ReadonlyArray<Fact>, role: Fact["role"]) => {
  const value = facts.find((fact) => fact.role === role)?.item.value
  return typeof value === "number" ? value : null
}

const bySize = ({ item }: Finding, { facts }: Findings): Judgement => {
  const n = item.n ?? 0
  const smallest = Math.min(countOf(facts, "a_n") ?? n, countOf(facts, "b_n") ?? n)
  const limits = countOf(facts, "a_n") === null ? needs[item.kind] : sides
  if (smallest < limits.hint) return { verdict: "rejected", reason: "too few values" }
  if (smallest < limits.validated) return { verdict: "conditional", reason: "few values" }
  return { verdict: "validated", reason: null }
}

const byTests = ({ item }: Finding, q: number | null): Judgement => {
  if (item.p_value === undefined || q === null) return { verdict: "validated", reason: null }
  if (q < Q) return { verdict: "validated", reason: null }
  if (item.p_value < Q)
    return { verdict: "conditional", reason: "not clear of chance among all that was tried" }
  return { verdict: "rejected", reason: "not clear of chance" }
}

const order: ReadonlyArray<Verdict> = ["validated", "conditional", "rejected"]
const weaker = (a: Judgement, b: Judgement) =>
  order.indexOf(b.verdict) > order.indexOf(a.verdict) ? b : a

/**
 * Judges every finding of a ledger: enough values (science.md, minimal n), and significance by
 * Benjamini-Hochberg over every test that ran in the turn, shown or not. A finding that a tool has
 * already marked down (a device changed within the window) is never marked up.
 */
export const withVerdicts = (ledger: Ledger): Ledger => {
  const families = FAMILIES.map((family) => {
    const tests = ledger.receipts.flatMap(({ findings }) => findings.tests[family] ?? [])
    return [family, { tests, qs: benjaminiHochberg(tests) }] as const
  })
  const byFamily = new Map(families)
  const qOf = ({ item, family }: Finding) => {
    const found = family === null ? undefined : byFamily.get(family)
    const index = item.p_value === undefined || !found ? -1 : found.tests.indexOf(item.p_value)
    return index < 0 ? null : found!.qs[index]!
  }

  const judge = (finding: Finding, findings: Findings): Finding => {
    const found = weaker(bySize(finding, findings), byTests(finding, qOf(finding)))
    const { verdict, reason } =
      finding.verdict === null
        ? found
        : weaker({ verdict: finding.verdict, reason: finding.reason }, found)
    return { ...finding, verdict, reason }
  }

  return {
    receipts: ledger.receipts.map(
      (receipt): Receipt => ({
        ...receipt,
        findings: {
          ...receipt.findings,
          evidence: receipt.findings.evidence.map((finding) => judge(finding, receipt.findings)),
        },
      }),
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

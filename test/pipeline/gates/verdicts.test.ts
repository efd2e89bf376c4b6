import { describe, expect, test } from "bun:test"
import type { LinkClaim } from "#domain/claim"
import type { Finding, Findings, Preparation } from "#domain/ledger"
import { noFindings } from "#domain/ledger"
import type { Reason } from "#domain/reason"
import type { ToolName } from "#domain/tool"
import { testedHypothesis, withVerdicts } from "#pipeline/gates/verdicts"
import { aFinding, aLedger } from "#test/ledger"
import { confidenceIn } from "#widgets/confidence"

const MAY = { from: "2026-01-01", to: "2026-05-31" }

const judge = (findings: Partial<Findings>, tool: ToolName = "associate") =>
  withVerdicts(aLedger(findings, { tool })).receipts[0]!.findings

/** One finding with its own test and `others` that ran beside it in its family. */
const verdictOf = (
  finding: Finding,
  others: ReadonlyArray<number> = [],
  tool: ToolName = "associate",
) => {
  const { family, item } = finding
  const tests = family === null ? {} : { [family]: [item.p_value!, ...others] }
  return judge({ evidence: [finding], tests }, tool).evidence[0]!
}

const sparse: Preparation = {
  metric: "steps",
  window: MAY,
  possible: 151,
  used: 90,
  missing: 61,
  zeros: 0,
  implausible: 0,
  gross: 0,
  open: 0,
  merged: 0,
  sources: [],
  weekends_missing: false,
}

describe("the verdict of a finding", () => {
  const limits = [
    ["association", 19, 20, 29, 30],
    ["trend", 19, 20, 44, 45],
    ["changepoint", 29, 30, 44, 45],
    ["threshold", 59, 60, 119, 120],
    ["difference", 13, 14, 27, 28],
  ] as const
  for (const [family, refused, hint, stillHint, validated] of limits)
    test(`of ${family} goes by its values`, () => {
      const of = (n: number) => verdictOf(aFinding("a", { n }, { family })).verdict
      expect([refused, hint, stillHint, validated].map(of)).toEqual([
        "rejected",
        "conditional",
        "conditional",
        "validated",
      ])
    })

  test("of a level without a test goes by its values alone", () => {
    const of = (n: number, tool: ToolName) =>
      verdictOf(aFinding("a", { n }, { family: null }), [], tool).verdict
    expect([6, 7, 20, 21].map((n) => of(n, "describe"))).toEqual([
      "rejected",
      "conditional",
      "conditional",
      "validated",
    ])
    expect([20, 21, 44, 45].map((n) => of(n, "baseline"))).toEqual([
      "rejected",
      "conditional",
      "conditional",
      "validated",
    ])
    expect([1, 2].map((n) => of(n, "biomarkers"))).toEqual(["rejected", "validated"])
  })

  test("is corrected for everything tried in its family, and for nothing of another", () => {
    const found = aFinding("a", { p_value: 0.02 })
    expect(verdictOf(found).verdict).toBe("validated")
    const among = verdictOf(found, [0.3, 0.6, 0.9])
    expect(among).toMatchObject({
      verdict: "conditional",
      reason: "multiple_testing",
      q_value: 0.08,
    })
    const apart = judge({
      evidence: [found],
      tests: { association: [0.02], trend: [0.3, 0.6, 0.9] },
    })
    expect(apart.evidence[0]!.verdict).toBe("validated")
    expect(verdictOf(aFinding("a", { p_value: 0.05 }))).toMatchObject({
      verdict: "rejected",
      reason: "chance",
    })
  })

  test("counts the tests of every call of the turn", () => {
    const found = { evidence: [aFinding("a", { p_value: 0.02 })], tests: { association: [0.02] } }
    const receipt = aLedger(found).receipts[0]!
    const rest = { ...noFindings, tests: { association: [0.3, 0.6, 0.9] } }
    const ledger = { receipts: [receipt, { ...receipt, findings: rest }] }
    expect(withVerdicts(ledger).receipts[0]!.findings.evidence[0]!.verdict).toBe("conditional")
  })

  test("does not escape correction when its tool forgot to count it", () => {
    const forgotten = { evidence: [aFinding("a", { p_value: 0.3 })], tests: {} }
    expect(judge(forgotten).evidence[0]).toMatchObject({ verdict: "rejected", q_value: 0.3 })
  })

  test("is trusted one level less where fewer than three days of five have a value", () => {
    const of = (used: number, smallest_effect: number) =>
      verdictOf(aFinding("a", {}, { smallest_effect, preparation: [{ ...sparse, used }] }))
    expect(of(90, 0.3)).toMatchObject({
      verdict: "conditional",
      reason: "sparse",
    })
    expect(of(91, 0.3).verdict).toBe("validated")
    expect(of(90, 0.1).verdict).toBe("validated")
    expect(["", "is of few days"].map((_, few) => confidenceIn([of(91 - few, 0.1)]))).toEqual([
      "high",
      "medium",
    ])
  })

  test("is a hint at most of the strongest of many over fewer than ninety days", () => {
    const short = aFinding("a", { window: { from: "2026-01-01", to: "2026-03-30" } })
    const long = aFinding("a", { window: { from: "2026-01-01", to: "2026-03-31" } })
    expect(verdictOf(short, [], "scan").verdict).toBe("conditional")
    expect(verdictOf(short, [], "drivers").verdict).toBe("conditional")
    expect(verdictOf(long, [], "scan").verdict).toBe("validated")
    expect(verdictOf(short, [], "associate").verdict).toBe("validated")
  })

  test("is none of a hint that would be too small to matter", () => {
    const of = (n: number, effect: number) =>
      verdictOf(aFinding("a", { n, effect }, { smallest_effect: 0.1 }))
    expect(of(25, -0.09)).toMatchObject({ verdict: "rejected", reason: "negligible" })
    expect(of(25, -0.1).verdict).toBe("conditional")
    expect(of(90, 0.09).verdict).toBe("validated")
  })

  test("is never firmer than its tool has said", () => {
    const marked = aFinding("a", {}, { verdict: "rejected", reason: "device" })
    expect(verdictOf(marked)).toMatchObject({
      verdict: "rejected",
      reason: "device",
    })
    const hint = aFinding("a", { p_value: 0.3 }, { verdict: "conditional", reason: "few" })
    expect(verdictOf(hint).verdict).toBe("rejected")
  })
})

describe("the claim of a judged finding", () => {
  const link = "with more steps are associated with longer sleep duration the night after"
  const statistics =
    "(rank correlation {{a.effect}}, confidence interval {{a.ci_low}} to {{a.ci_high}}, {{a.n}} nights)"

  test("says what is left of its test", () => {
    expect(verdictOf(aFinding("a")).item.claim).toBe(
      `Days ${link} ${statistics}. Corrected for everything tried, its p value is {{a.q_value}}.`,
    )
  })

  test("says that a hint is one, and why", () => {
    expect(verdictOf(aFinding("a", { n: 25 })).item.claim).toStartWith(
      `There is a hint, not yet reliable (few values): days ${link}`,
    )
  })

  test("says of what stands out and is rejected all the same that it is nothing", () => {
    const of = (reason: Reason) =>
      verdictOf(aFinding("a", {}, { verdict: "rejected", reason })).item.claim
    expect(of("few_independent")).toStartWith(
      `There is too little for a finding (too few days that are independent of each other): days ${link}`,
    )
    expect(of("device")).toStartWith(`Days ${link}`)
    const { claim } = aFinding("a") as { claim: LinkClaim }
    const chance = aFinding("a", { p_value: 0.4 }, { claim: { ...claim, clear: false } })
    expect(verdictOf(chance).item.claim).toStartWith("There is no clear link in your data")
  })

  test("says of what is certain and tiny that it is too small", () => {
    const tiny = { ci_low: 0.01, ci_high: 0.09 }
    const of = (smallest_effect: number) =>
      verdictOf(aFinding("a", tiny, { smallest_effect })).item.claim
    expect(of(0.1)).toContain("It is too small to matter much.")
    expect(of(0.08)).not.toContain("too small")
  })

  test("stays as it is where nothing was tested", () => {
    expect(verdictOf(aFinding("a", {}, { family: null })).item.claim).toBe(
      `Days ${link} ${statistics}.`,
    )
  })
})

test("a chart keeps a new level only beside the finding that validates it", () => {
  const chart = {
    metric: "steps",
    label: "steps",
    unit: "steps",
    points: [],
    baseline: null,
    changepoint: 4,
  }
  const of = (p_value: number, target = "steps") =>
    judge(
      {
        charts: [chart],
        evidence: [aFinding("a", { target, p_value }, { family: "changepoint" })],
        tests: { changepoint: [p_value] },
      },
      "series",
    ).charts[0]!.changepoint
  expect(of(0.01)).toBe(4)
  expect(of(0.2)).toBeNull()
  expect(of(0.01, "floors")).toBeNull()
})

test("what was tested is remembered with its verdict", () => {
  const judged = verdictOf(aFinding("a", { p_value: 0.4 }))
  expect(testedHypothesis(judged, "No clear link.", "2026-11-21T00:00:00.000Z")).toMatchObject({
    agent: "validator",
    kind: "tested_hypothesis",
    text: "No clear link. (rejected)",
    confidence: 0.2,
    meta: { finding_id: "a", feature: "steps", target: "sleep_minutes", verdict: "rejected" },
  })
})

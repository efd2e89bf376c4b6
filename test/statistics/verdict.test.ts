import { describe, expect, test } from "bun:test"
import type { Reason } from "#domain/reason"
import {
  byPrewhitening,
  bySides,
  bySlope,
  byStep,
  confidenceOf,
  type Judgement,
  validated,
  weakest,
} from "#statistics/verdict"

const sides = { n_a: 30, n_b: 30, n_eff_a: 12, n_eff_b: 12, phi: 0.2 }

describe("both sides of a difference", () => {
  test("need seven values to be conditional and fourteen to be validated", () => {
    const of = (n_a: number) => bySides({ ...sides, n_a }).verdict
    expect([6, 7, 13, 14].map(of)).toEqual(["rejected", "conditional", "conditional", "validated"])
  })

  test("need five independent values each", () => {
    expect(bySides({ ...sides, n_eff_b: 4.9 }).verdict).toBe("rejected")
    expect(bySides({ ...sides, n_eff_b: 5 }).verdict).toBe("validated")
  })

  test("need thirty values where a day repeats much of the day before", () => {
    expect(bySides({ ...sides, n_b: 29, phi: 0.31 }).verdict).toBe("conditional")
    expect(bySides({ ...sides, n_b: 29, phi: 0.3 }).verdict).toBe("validated")
    expect(bySides({ ...sides, phi: 0.31 }).verdict).toBe("validated")
  })
})

test("a slope needs eight independent days, a step has to beat the line", () => {
  expect([7.9, 8].map((n) => bySlope(n).verdict)).toEqual(["conditional", "validated"])
  expect(byStep(10, 11).verdict).toBe("validated")
  expect(byStep(11, 11).verdict).toBe("conditional")
})

test("the lowest of several verdicts counts, and of equal ones the first gives the reason", () => {
  const conditional = (reason: Reason): Judgement => ({ verdict: "conditional", reason })
  const none: Judgement = { verdict: "rejected", reason: "device" }
  expect(weakest(validated, conditional("few"), conditional("sparse"))).toEqual(conditional("few"))
  expect(weakest(conditional("few"), none, validated)).toBe(none)
})

describe("confidence", () => {
  const item = { n: 60, ci_low: 0.2, ci_high: 0.6 }

  test("is high of a validated finding of sixty values beyond what is too small to matter", () => {
    expect(confidenceOf("validated", item, 0.1)).toBe("high")
    expect(confidenceOf("validated", { n: 60, ci_low: -0.6, ci_high: -0.2 }, 0.1)).toBe("high")
    expect(confidenceOf("validated", { ...item, n: 59 }, 0.1)).toBe("medium")
    expect(confidenceOf("validated", item, 0.2)).toBe("medium")
    expect(confidenceOf("validated", item, null)).toBe("medium")
    expect(confidenceOf("validated", { n: 60 }, 0.1)).toBe("medium")
  })

  test("is emerging for a conditional finding, and null for one that is rejected or not judged", () => {
    expect(confidenceOf("conditional", item, 0.1)).toBe("emerging")
    expect(confidenceOf("rejected", item, 0.1)).toBeNull()
    expect(confidenceOf(null, item, 0.1)).toBeNull()
  })
})

test("an association without day-to-day changes is conditional, and says why", () => {
  const of = (confirmed: boolean, n: number) => byPrewhitening({ confirmed, prewhitened: { n } })
  expect(of(true, 60).verdict).toBe("validated")
  expect(of(false, 60).reason).toBe("slow_changes")
  expect(of(false, 0)).toEqual({
    verdict: "conditional",
    reason: "gaps",
  })
})

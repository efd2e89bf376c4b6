import { describe, expect, test } from "bun:test"
import type { Reason } from "#domain/reason"
import {
  byPrewhitening,
  bySides,
  bySlope,
  byStep,
  confidenceOf,
  firm,
  type Judgement,
  weakest,
} from "#statistics/verdict"

const sides = { n_a: 30, n_b: 30, n_eff_a: 12, n_eff_b: 12, phi: 0.2 }

describe("both sides of a difference", () => {
  test("need seven values for a hint and fourteen for more", () => {
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

test("the least firm of several speaks, and of equals the first gives the reason", () => {
  const hint = (reason: Reason): Judgement => ({ verdict: "conditional", reason })
  const none: Judgement = { verdict: "rejected", reason: "device" }
  expect(weakest(firm, hint("few"), hint("sparse"))).toEqual(hint("few"))
  expect(weakest(hint("few"), none, firm)).toBe(none)
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

  test("is emerging of a hint, and none of what is rejected or not judged", () => {
    expect(confidenceOf("conditional", item, 0.1)).toBe("emerging")
    expect(confidenceOf("rejected", item, 0.1)).toBeNull()
    expect(confidenceOf(null, item, 0.1)).toBeNull()
  })
})

test("an association that cannot be looked at from day to day is a hint, and says why", () => {
  const of = (confirmed: boolean, n: number) => byPrewhitening({ confirmed, prewhitened: { n } })
  expect(of(true, 60).verdict).toBe("validated")
  expect(of(false, 60).reason).toBe("slow_changes")
  expect(of(false, 0)).toEqual({
    verdict: "conditional",
    reason: "gaps",
  })
})

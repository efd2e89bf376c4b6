import { expect, test } from "bun:test"
import { daysFor, detectableSize, planExperiment, powerOf, SHORT } from "#statistics/series/power"

test("power is that of power.t.test", () => {
  expect(powerOf(0.5, 64)).toBeCloseTo(0.8014586233679728, 12)
  expect(daysFor(0.5)).toBe(64)
  expect(daysFor(0.8)).toBe(26)
})

test("thirty days an arm show most of what fourteen miss", () => {
  expect([powerOf(0.8, 14), powerOf(0.8, 30)].map((power) => power.toFixed(2))).toEqual([
    "0.53",
    "0.86",
  ])
})

test("days before and after of a slow metric show next to nothing", () => {
  expect(powerOf(0.8, 30, 0.85)).toBeLessThan(0.2)
})

test("the detectable size is the one that is seen four times in five", () => {
  for (const days of [14, 30, 90]) expect(powerOf(detectableSize(days), days)).toBeCloseTo(0.8, 12)
})

test("a plan is thirty days with and thirty without, drawn in blocks of four", () => {
  const plan = planExperiment(3)
  expect(plan).toMatchObject({ days_per_arm: 30, days: 60, block: 4, certainty: "sound" })
  expect(plan.detectable).toBeCloseTo(3 * detectableSize(30), 12)
  expect(planExperiment(3, SHORT)).toMatchObject({ days: 28, certainty: "emerging" })
})

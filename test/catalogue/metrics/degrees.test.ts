import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { isPlural } from "#catalogue/metrics/degrees"

test.each([
  ["steps", true],
  ["active_minutes", true],
  ["wakeups", true],
  ["resting_hr", false],
  ["stress_score", false],
  ["workout_avg_hr", false],
])("the name of %s is a plural: %p", (key, plural) => {
  expect(isPlural(metricOf(key)!)).toBe(plural)
})

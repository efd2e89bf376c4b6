import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { canExplain, isIndependent } from "#catalogue/metrics/relatedness"
import type { Metric } from "#domain/metric"

const metric = (key: string): Metric => metricOf(key)!

for (const [one, other] of [
  ["bedtime_hour", "sleep_minutes"],
  ["bedtime_hour", "sleep_efficiency"],
  ["respiratory_rate", "spo2"],
  ["resting_hr", "hrv_rmssd"],
  ["caffeine_mg", "sleep_minutes"],
] as const)
  test(`${one} and ${other} are independent`, () => {
    expect(isIndependent(metric(one), metric(other))).toBe(true)
    expect(canExplain(metric(one), metric(other))).toBe(true)
  })

for (const [one, other] of [
  ["steps", "distance_km"],
  ["sleep_minutes", "sleep_efficiency"],
  ["sleep_minutes", "wake_hour"],
  ["bedtime_hour", "time_in_bed"],
  ["bedtime_hour", "wake_hour"],
  ["hrv_rmssd", "stress_score"],
  ["spo2", "workout_spo2"],
  ["sleep_minutes", "time_in_bed"],
  ["sleep_minutes", "deep_minutes"],
  ["workout_calories", "workout_minutes"],
  ["stress_score", "avg_hr"],
  ["stress_rest_minutes", "active_minutes"],
  ["vo2max", "weight_kg"],
] as const)
  test(`${one} and ${other} are related`, () => {
    expect(isIndependent(metric(one), metric(other))).toBe(false)
    expect(canExplain(metric(one), metric(other))).toBe(false)
  })

test("a score is made from the rest: it may be explained and explains nothing", () => {
  expect(canExplain(metric("sleep_minutes"), metric("readiness"))).toBe(true)
  expect(canExplain(metric("readiness"), metric("sleep_minutes"))).toBe(false)
})

test("a wake-up time is related to sleep, which it ends; a bedtime is independent of it", () => {
  expect(metric("wake_hour").families[0]).toBe("sleep")
  expect(metric("bedtime_hour").families[0]).toBe("timing")
})

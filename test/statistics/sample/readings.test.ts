import { expect, test } from "bun:test"
import { cgm, hrv } from "#fixtures/statistics/domain-metrics.json"
import { missOf } from "#test/reference"
import { beatIntervals } from "#test/statistics/sample/beat-intervals"
import { glucoseReadings } from "#test/statistics/sample/glucose-readings"

const { rr_ms, ...variability } = hrv
const { glucose_mgdl, sources: _, eA1c_ADAG, ...inRange } = cgm

test("heart rate variability of beat intervals, by the formulas of the task force", () => {
  const found = beatIntervals(rr_ms)
  for (const [name, value] of Object.entries(variability))
    expect(missOf(found[name as keyof typeof found], value)).toBeLessThan(1e-12)
})

test("time in range and what it says of HbA1c", () => {
  const found = glucoseReadings(glucose_mgdl)
  for (const [name, value] of Object.entries({ ...inRange, estimated_a1c_pct: eA1c_ADAG }))
    expect(missOf(found[name as keyof typeof found], value)).toBeLessThan(1e-12)
})

test("every reading is in one range", () => {
  const found = glucoseReadings([53.9, 54, 69.9, 70, 180, 180.5, 250, 250.5])
  const shares = [found.tbr_lt54, found.tbr_54_69, found.tir_70_180]
  expect([...shares, found.tar_181_250, found.tar_gt250]).toEqual([12.5, 25, 25, 25, 12.5])
})

import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { percentOfLog, testScale } from "#statistics/series/log-scale"

const grid = { weekday: 3, values: Float64Array.of(1, Math.E, Number.NaN) }

test("heart rate variability is tested on the logarithmic scale, a heart rate as it is", () => {
  const { weekday, values } = testScale(metricOf("hrv_rmssd")!, grid)
  expect([weekday, ...values]).toEqual([3, 0, 1, Number.NaN])
  expect(testScale(metricOf("resting_hr")!, grid)).toBe(grid)
})

test("a difference of logarithms is a percentage", () => {
  expect(percentOfLog(Math.log(1.25))).toBeCloseTo(25, 12)
  expect(percentOfLog(0)).toBe(0)
})

import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import type { Chart } from "#domain/ledger"
import { aFact } from "#test/ledger"
import { seriesChart } from "#widgets/series-chart"

const chart = (metric: string, unit: string): Chart => ({
  metric,
  label: metric,
  unit,
  points: ["01", "02", "03"].map((day, at) => ({ t: `2026-05-${day}`, y: 400 + at })),
  baseline: "base",
  changepoint: 1,
})

test.each([
  ["sleep_minutes", "minutes", 421, "Sleep duration, usually {{base}}"],
  ["bedtime_hour", "h", 23.2, "Bedtime, usually {{base}}"],
  ["resting_hr", "bpm", 57, "Resting heart rate"],
] as const)("the chart of %s in %s is called %p", (key, unit, value, title) => {
  const baseline = aFact("base", value, { unit })
  expect(seriesChart(metricOf(key)!, chart(key, unit), baseline)).toMatchObject({
    title,
    baseline: { ref: "base", fallback: value },
    changepoint: { index: 1, label: "New level" },
  })
})

test("it has no baseline where none was found, and is none with a single point", () => {
  const metric = metricOf("sleep_minutes")!
  const all = chart("sleep_minutes", "minutes")
  expect(seriesChart(metric, all, null)).not.toHaveProperty("baseline")
  expect(seriesChart(metric, { ...all, points: all.points.slice(0, 1) }, null)).toBeNull()
  expect(seriesChart(metric, null, null)).toBeNull()
})

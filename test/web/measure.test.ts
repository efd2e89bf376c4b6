import { expect, test } from "bun:test"
import { metrics } from "#catalogue/metrics"
import { inUsUnits, isDeviation } from "#catalogue/us-units"
import { bareText, measureOf, rangeText, unitsOf, valueText } from "#web/measure"

test("values read as people say them", () => {
  for (const [value, unit, text] of [
    [57.6, "bpm", "58 bpm"],
    [432, "minutes", "7 h 12 min"],
    [480, "minutes", "8 h"],
    [45, "minutes", "45 min"],
    [59.7, "minutes", "1 h"],
    [-75, "minutes", "−1 h 15 min"],
    [670, "minutes after noon", "23:10"],
    [755.4, "minutes after noon", "00:35"],
    [0, "minutes after noon", "12:00"],
    [1_439.8, "minutes after noon", "12:00"],
    [8_433.7, "steps", "8,434 steps"],
    [83.2, "%", "83%"],
    [5.816, "min/km", "5:49 min/km"],
    [76, "kg", "76 kg"],
    [76.25, "kg", "76.3 kg"],
    [2.7, "", "2.7"],
  ] as const)
    expect([value, unit, valueText(value, unit)]).toEqual([value, unit, text])
  expect(bareText(57.6, "bpm")).toBe("58")
  expect(rangeText(54, 60, "bpm")).toBe("54 to 60 bpm")
  expect(rangeText(369, 480, "minutes")).toBe("6 h 9 min to 8 h")
})

test("units of the United States are those of the answers, for every metric", () => {
  for (const { key, unit } of metrics) {
    const answered = inUsUnits(
      { value: 10, unit, decimals: 2 },
      isDeviation(key) ? "difference" : "level",
    )
    const { unit: shown, of } = measureOf(unit, "us", isDeviation(key))
    expect([key, shown]).toEqual([key, answered?.unit ?? unit])
    expect(of(10)).toBeCloseTo(answered?.value ?? 10, 6)
    expect(measureOf(unit, "metric").of(10)).toBe(10)
  }
})

test("who has chosen no units has those of their country", () => {
  expect(unitsOf(null)).toBe("metric")
  expect(unitsOf({ units: null, country: "US" })).toBe("us")
  expect(unitsOf({ units: "metric", country: "US" })).toBe("metric")
  expect(unitsOf({ units: "us", country: "DE" })).toBe("us")
  expect(unitsOf({ units: null, country: "DE" })).toBe("metric")
})

import { describe, expect, test } from "bun:test"
import { criticalResults, type RecordedResult } from "#safety/stored-values/lab-results"
import { glucoseLows, lowOxygenNights, severePressure } from "#safety/stored-values/series"

const TODAY = "2026-11-20"

const series = (...values: ReadonlyArray<number>) =>
  values.map((value, at) => ({ date: `2026-11-${14 + at}`, value, provider: null }))

const potassium = (rest: Partial<RecordedResult> = {}): RecordedResult => ({
  id: "bio_1",
  name: "Potassium",
  value: 6.9,
  operator: null,
  unit: "mmol/L",
  reference_range: "3.5 - 5.0",
  out_of_range: true,
  test_date: "2026-11-15",
  stored_on: "2026-11-16",
  ...rest,
})

describe("a lab result", () => {
  test("of the critical kind is told with value, unit and day", () => {
    const [notice] = criticalResults([potassium()], TODAY)
    expect(notice?.text).toContain("Potassium 6.9 mmol/L (15 November 2026)")
    expect(notice?.facts[0]).toMatchObject({
      value: 6.9,
      unit: "mmol/L",
      window: "2026-11-15..2026-11-15",
    })
    expect([notice?.escalation, notice?.subject]).toEqual(["urgent_same_day", "critical_lab:bio_1"])
  })

  test("is new for 14 days after the test or its arrival, and history after a year", () => {
    const noticed = (test_date: string | null, stored_on: string) =>
      criticalResults([potassium({ test_date, stored_on })], TODAY).length
    expect(noticed("2026-11-06", "2026-11-06")).toBe(1)
    expect(noticed("2026-11-05", "2026-11-05")).toBe(0)
    expect(noticed("2026-03-01", "2026-11-18")).toBe(1)
    expect(noticed("2024-03-01", "2026-11-18")).toBe(0)
    expect(noticed(null, "2026-11-18")).toBe(1)
  })

  test("out of its range is no alert when it is not critical, nor when it can only be misread", () => {
    expect(criticalResults([potassium({ value: 5.3 })], TODAY)).toEqual([])
    expect(criticalResults([potassium({ value: 69 })], TODAY)).toEqual([])
  })

  test("is called by the catalogue's name, whatever a report prints", () => {
    const [notice] = criticalResults([potassium({ name: "POTASSIUM, SERUM" })], TODAY)
    expect(notice?.text).toContain(" Potassium 6.9")
  })
})

describe("oxygen below 90 %", () => {
  test("is told when nights repeat, the newest with its day", () => {
    const [notice] = lowOxygenNights(series(95, 88, 94, 86, 95))
    expect(notice?.subject).toBe("low_oxygen:2026-11-17")
    expect(notice?.text).toContain("on 2 of the last seven nights")
  })

  test("is nothing of a single night", () => {
    expect(lowOxygenNights(series(95, 88, 94))).toEqual([])
  })
})

test("glucose is told below 54 mg/dL, the newest day", () => {
  expect(glucoseLows(series(48, 80, 53, 60)).map(({ subject }) => subject)).toEqual([
    "low_glucose:2026-11-16",
  ])
  expect(glucoseLows(series(54, 69))).toEqual([])
})

test("blood pressure is told above 180 or above 120 mmHg", () => {
  expect(severePressure(series(120, 181), series(80, 90))).toHaveLength(1)
  expect(severePressure(series(150), series(121))[0]?.text).toContain("a lower blood pressure")
  expect(severePressure(series(180), series(120))).toEqual([])
})

import { describe, expect, test } from "bun:test"
import { getTableColumns } from "drizzle-orm"
import { metricOf, metrics } from "#catalogue/metrics"
import { diaryDays } from "#db/schema/diary"
import { activities, dailySummary, sleepSessions } from "#db/schema/wearable"
import type { MetricSource } from "#domain/metric"

test("no two metrics share a key or a name", () => {
  expect(new Set(metrics.map(({ key }) => key)).size).toBe(metrics.length)
  expect(new Set(metrics.map(({ name }) => name.toLowerCase())).size).toBe(metrics.length)
})

test("keys are plain enough to be part of a fact's key", () => {
  for (const { key } of metrics) expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
})

test("units fit a widget", () => {
  for (const { unit } of metrics) expect(unit.length).toBeLessThanOrEqual(12)
})

test("the two measures of heart rate variability are never drawn from one column", () => {
  const columns = (key: string) => JSON.stringify(metricOf(key)!.sources)
  expect(columns("hrv_rmssd")).not.toContain("sdnn")
  expect(columns("hrv_sdnn")).not.toContain("rmssd")
})

test("knows no metric by a name it does not list", () => {
  expect(metricOf("toString")).toBeNull()
  expect(metricOf("")).toBeNull()
})

const tables = {
  daily_summary: dailySummary,
  sleep_sessions: sleepSessions,
  activities,
  diary_days: diaryDays,
} satisfies Record<MetricSource["table"], object>

/** Columns of numbers that nobody asks for, and why. */
const UNASKED: Readonly<Record<string, string>> = {
  updated_at: "says when the row changed",
  raw_event_id: "says where the row came from",
  tz_offset_min: "says where the day was lived",
  type: "is a code; the sport has a name of its own",
  upload_type: "is a code of the vendor's",
  glucose_n: "says how many readings stand behind the others",
  unmeasurable_s: "says how well the device was worn",
  cycle_phase: "is a code; the day of the cycle is the number",
}

describe("has a metric for every number of the typed rows", () => {
  for (const [table, columns] of Object.entries(tables)) {
    const sources = metrics.flatMap(({ sources }) => sources)
    const asked = new Set(
      sources.flatMap((source) =>
        source.table === table && "column" in source ? [source.column as string] : [],
      ),
    )
    const numbers = Object.values(getTableColumns(columns))
      .filter(({ dataType, name }) => dataType === "number" && !/_ordering_ms|_event_id/.test(name))
      .map(({ name }) => name)
      .filter((name) => name !== "ordering_ms" && !(name in UNASKED))

    test(`of ${table}, or a reason why not`, () => {
      expect(numbers.filter((name) => !asked.has(name))).toEqual([])
    })
  }

  test("and no reason for a column that has one", () => {
    const asked = metrics.flatMap(({ sources }) =>
      sources.flatMap((source) => ("column" in source ? [source.column as string] : [])),
    )
    expect(asked.filter((column) => column in UNASKED)).toEqual([])
  })
})

describe("a metric that questions name in words of their own", () => {
  test.each([
    ["steps", "steps", 0, 100_000],
    ["active_minutes", "minutes", 0, 900],
    ["sleep_minutes", "minutes", 1, 1_200],
    ["sleep_efficiency", "%", 30, 100],
    ["bedtime_hour", "h", 12, 36],
    ["resting_hr", "bpm", 25, 130],
    ["hrv_rmssd", "ms", 3, 300],
    ["respiratory_rate", "breaths/min", 4, 40],
    ["spo2", "%", 60, 100],
    ["skin_temp_dev", "°C", -6, 6],
    ["stress_score", "points", 1, 100],
    ["weight_kg", "kg", 20, 400],
    ["caffeine_mg", "mg", 0, 2_000],
    ["water_ml", "ml", 0, 10_000],
    ["mood", "points", 1, 5],
  ])("%s is in %s, from %d to %d", (key, unit, low, high) => {
    expect(metricOf(key)).toMatchObject({ unit, plausible: { low, high } })
  })
})

import { describe, expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import type { Observed } from "#domain/metric"
import { addDays, weekdayOf } from "#domain/time"
import { isSparse, prepare, weekendsMissing, withoutGross } from "#statistics/series/preparation"

const from = "2026-03-02"

/** Values from a Monday on; null is a day without a record. */
const observed = (
  key: string,
  values: ReadonlyArray<number | null>,
  more: Partial<Observed> = {},
): Observed => ({
  metric: metricOf(key)!,
  days: values.flatMap((value, at) =>
    value === null ? [] : [{ date: addDays(from, at), value, provider: "garmin" as const }],
  ),
  open: [],
  merged: 0,
  ...more,
})

const prepared = (
  key: string,
  values: ReadonlyArray<number | null>,
  more: Partial<Observed> = {},
) =>
  prepare(metricOf(key)!, observed(key, values, more), {
    from,
    to: addDays(from, values.length - 1),
  })

describe("counts every day of a window once", () => {
  const values = [60, 61, 0, null, 59, 300, 62, 120, 60, 61, 58]
  const open = [addDays(from, values.length - 1)]
  const { report, grid, usable } = prepared("resting_hr", values, { open, merged: 2 })

  test("as used, missing, a zero, implausible, gross or not over", () => {
    expect(report).toEqual({
      metric: "resting_hr",
      window: { from: "2026-03-02", to: "2026-03-12" },
      possible: 11,
      used: 6,
      missing: 1,
      zeros: 1,
      implausible: 1,
      gross: 1,
      open: 1,
      merged: 2,
      sources: [{ provider: "garmin", from }],
      weekends_missing: false,
    })
  })

  test("and keeps what tests see on the calendar, gaps as gaps", () => {
    const gap = Number.NaN
    expect([...grid.values]).toEqual([60, 61, gap, gap, 59, gap, 62, gap, 60, 61, gap])
    expect(grid.weekday).toBe(0)
  })

  test("and leaves a gross error to aggregates, as it is what was measured", () => {
    expect(usable.map(({ value }) => value)).toEqual([60, 61, 59, 62, 120, 60, 61])
  })
})

test("takes a zero for one where it is one, and for nothing where it is none", () => {
  expect(prepared("steps", [0, 4_000, 0]).report).toMatchObject({ used: 3, zeros: 0 })
  expect(prepared("sleep_minutes", [0, 400, 0]).report).toMatchObject({ used: 1, zeros: 2 })
})

test("keeps a day that is not over when it is all that is asked for", () => {
  const { usable, report } = prepared("steps", [4_000], { open: [from] })
  expect(usable).toHaveLength(1)
  expect(report).toMatchObject({ used: 0, open: 1 })
})

test("makes nothing of a window without a record", () => {
  const { report, usable, breaks } = prepared("steps", [null, null])
  expect(report).toMatchObject({ possible: 2, used: 0, missing: 2, sources: [] })
  expect([usable, breaks]).toEqual([[], []])
})

describe("an error of measurement", () => {
  const values = (...all: ReadonlyArray<number>) =>
    withoutGross(all.map((value) => ({ value }))).map(({ value }) => value)

  test("lies more than six scaled median absolute deviations away", () => {
    // Median 5, median absolute deviation 2: the limit is 6 x 1.4826 x 2 = 17.79.
    expect(values(1, 3, 5, 7, 22.79)).toEqual([1, 3, 5, 7, 22.79])
    expect(values(1, 3, 5, 7, 22.8)).toEqual([1, 3, 5, 7])
  })

  test("is none where half of the values are equal", () => {
    expect(values(0, 0, 0, 0, 9)).toEqual([0, 0, 0, 0, 9])
  })
})

describe("another device that takes over", () => {
  type Provider = "garmin" | "oura" | "fitbit" | null
  const of = (...runs: ReadonlyArray<readonly [Provider, number]>) => {
    const providers = runs.flatMap(([provider, days]) => Array<Provider>(days).fill(provider))
    const days = providers.map((provider, at) => ({
      date: addDays(from, at),
      value: 60 + (at % 3),
      provider,
    }))
    return prepared(
      "resting_hr",
      days.map(() => null),
      { days },
    )
  }

  test("is a break on the first day of its own", () => {
    const { breaks, report } = of(["garmin", 20], ["oura", 15])
    expect(breaks).toEqual([20])
    expect(report.sources).toEqual([
      { provider: "garmin", from },
      { provider: "oura", from: "2026-03-22" },
    ])
  })

  test("is none for less than a week in between", () => {
    expect(of(["garmin", 20], ["oura", 6], ["garmin", 20]).breaks).toEqual([])
    expect(of(["garmin", 20], ["oura", 7], ["garmin", 20]).breaks).toEqual([20, 27])
  })

  test("is one from three days at an end of the window, where nobody knows how long it was", () => {
    expect(of(["garmin", 3], ["oura", 40]).breaks).toEqual([3])
    expect(of(["garmin", 2], ["oura", 40]).breaks).toEqual([])
    expect(of(["garmin", 40], ["oura", 3]).breaks).toEqual([40])
    expect(of(["garmin", 40], ["oura", 2]).breaks).toEqual([])
    // A device that was there before is known to come and go.
    expect(of(["garmin", 20], ["oura", 4], ["garmin", 20], ["oura", 5]).breaks).toEqual([])
  })

  test("is not reported for two alternating devices", () => {
    const turns = Array.from({ length: 12 }, () => [["garmin", 5] as const, ["oura", 2] as const])
    const { breaks, report } = of(...turns.flat())
    expect(breaks).toEqual([])
    expect(report.sources).toEqual([{ provider: "garmin", from }])
  })

  test("is reported despite an interlude, from the first day of the lasting device", () => {
    expect(of(["garmin", 10], ["oura", 3], ["garmin", 10], ["oura", 30]).breaks).toEqual([23])
    expect(of(["garmin", 10], ["fitbit", 2], ["oura", 30]).breaks).toEqual([12])
  })

  test("ignores values without a provider", () => {
    expect(of(["garmin", 10], [null, 20], ["garmin", 10]).breaks).toEqual([])
    expect(of([null, 40]).report.sources).toEqual([])
  })
})

describe("weekends are missing more often than weekdays", () => {
  const weeks = (isMissing: (weekday: number, week: number) => boolean) => ({
    weekday: weekdayOf(from),
    values: Float64Array.from({ length: 70 }, (_, at) =>
      isMissing(at % 7, Math.floor(at / 7)) ? Number.NaN : 1,
    ),
  })
  const isWeekend = (weekday: number) => weekday >= 5

  test("when the difference is more than chance", () => {
    // 9 of 20 weekend days against 10 of 50 weekdays: chi-square 4.515.
    const nine = weeks((day, week) => (isWeekend(day) ? week * 2 + day - 5 < 9 : day === 0))
    expect(weekendsMissing(nine)).toBe(true)
    // 8 of 20: chi-square 2.991.
    const eight = weeks((day, week) => (isWeekend(day) ? week * 2 + day - 5 < 8 : day === 0))
    expect(weekendsMissing(eight)).toBe(false)
  })

  test("and not when weekdays are, or nothing is, or everything", () => {
    expect(weekendsMissing(weeks((day) => day < 2))).toBe(false)
    expect(weekendsMissing(weeks(() => false))).toBe(false)
    expect(weekendsMissing(weeks(() => true))).toBe(false)
  })

  test("and not from too few days for the test", () => {
    const values = Float64Array.from({ length: 14 }, (_, at) =>
      isWeekend(at % 7) ? Number.NaN : 1,
    )
    expect(weekendsMissing({ weekday: 0, values })).toBe(false)
  })
})

test("so many days are missing that a finding is trusted less below 60 %", () => {
  const valued = (days: number) =>
    prepared(
      "steps",
      Array.from({ length: 10 }, (_, at) => (at < days ? 1_000 + at : null)),
    ).report
  expect([isSparse(valued(5)), isSparse(valued(6))]).toEqual([true, false])
})

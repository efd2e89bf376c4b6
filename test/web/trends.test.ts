import { expect, test } from "bun:test"
import type { KnownMetric } from "#domain/metric-points"
import { windowOf } from "#web/screens/trends/window"

const metric = (from: string | null, to: string | null): KnownMetric => ({
  name: "steps",
  title: "steps",
  words: [],
  unit: "steps",
  is_difference: false,
  from,
  to,
  days: 1,
})

const TODAY = "2026-11-22"

test("a window ends today, or with the last value where that is long ago", () => {
  const recent = windowOf([metric("2024-01-01", "2026-11-21")], "30", TODAY)
  expect([recent.from, recent.to, recent.bucket, recent.dates.length]).toEqual([
    "2026-10-24",
    "2026-11-22",
    "day",
    30,
  ])
  const old = windowOf([metric("2019-01-01", "2020-03-01")], "7", TODAY)
  expect(old.dates).toEqual([
    "2020-02-24",
    "2020-02-25",
    "2020-02-26",
    "2020-02-27",
    "2020-02-28",
    "2020-02-29",
    "2020-03-01",
  ])
})

test("long windows are drawn by week and by month, each named by its first day", () => {
  const year = windowOf([metric("2024-01-01", "2026-11-21")], "365", TODAY)
  expect([year.bucket, year.dates[0], year.dates.at(-1)]).toEqual([
    "week",
    "2025-11-17",
    "2026-11-16",
  ])
  const all = windowOf([metric("2018-05-17", "2026-11-21"), metric(null, null)], "all", TODAY)
  expect([all.from, all.bucket, all.dates[0], all.dates.at(-1)]).toEqual([
    "2018-05-17",
    "month",
    "2018-05-01",
    "2026-11-01",
  ])
  expect(new Set(all.dates).size).toBe(8 * 12 + 7)
})

test("no more days are asked for than the service gives at once", () => {
  const { from } = windowOf([metric("1990-01-01", "2026-11-21")], "all", TODAY)
  expect(from).toBe("2016-11-15")
})

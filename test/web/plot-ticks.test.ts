import { expect, test } from "bun:test"
import { axisDays } from "#web/format"
import { ticksOf } from "#web/plot-ticks"

test("an axis names days of the chart themselves, as many as there is room for", () => {
  expect(ticksOf("2026-11-21", "2026-11-23", 8).dates).toEqual([
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
  ])
  expect(ticksOf("2026-10-25", "2026-11-23", 8).dates).toEqual([
    "2026-10-25",
    "2026-11-01",
    "2026-11-08",
    "2026-11-15",
    "2026-11-22",
  ])
})

test("an axis of a year names each month once, and each year once", () => {
  const year = ticksOf("2025-11-24", "2026-11-22", 14)
  expect(year.isByMonth).toBe(true)
  expect(axisDays(year)).toEqual([
    "Dec 2025",
    "Jan 2026",
    ..."Feb Mar Apr May Jun Jul Aug Sept Oct Nov".split(" "),
  ])
  expect(ticksOf("2025-11-24", "2026-11-22", 4).dates).toEqual(["2026-01-01", "2026-07-01"])
})

test("ten years have a few ticks, on the first of a year", () => {
  const { dates } = ticksOf("2016-11-24", "2026-11-22", 6)
  expect(dates).toEqual(["2018-01-01", "2020-01-01", "2022-01-01", "2024-01-01", "2026-01-01"])
})

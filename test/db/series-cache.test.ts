import { expect, it } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { makeSeriesCache } from "#db/series-cache"
import type { UserId } from "#domain/ids"
import type { Metric, Observed } from "#domain/metric"
import { addDays } from "#domain/time"

const ada: UserId = "user_ada"
const bob: UserId = "user_bob"
const steps = metricOf("steps")!
const week = { from: "2026-03-02", to: "2026-03-08" }

const observed = (metric: Metric, days: number): Observed => ({
  metric,
  days: Array.from({ length: days }, (_, at) => ({
    date: addDays("2000-01-01", at),
    value: at,
    provider: null,
  })),
  open: [],
  merged: 0,
})

it("answers what was read at the same version, for the same person, metric and window alone", () => {
  const cache = makeSeriesCache()
  const series = observed(steps, 7)
  cache.put(ada, week, "1", series)
  expect(cache.get(ada, steps, week, "1")).toBe(series)
  expect(cache.get(ada, steps, week, "2")).toBeNull()
  expect(cache.get(bob, steps, week, "1")).toBeNull()
  expect(cache.get(ada, metricOf("floors")!, week, "1")).toBeNull()
  expect(cache.get(ada, steps, { ...week, to: "2026-03-09" }, "1")).toBeNull()
})

it("keeps what was used last when there are too many days", () => {
  const cache = makeSeriesCache()
  const windows = Array.from({ length: 6 }, (_, at) => ({ ...week, to: `2026-04-0${at + 1}` }))
  for (const window of windows) {
    cache.put(ada, window, "1", observed(steps, 9_000))
    expect(cache.get(ada, steps, windows[0]!, "1")).not.toBeNull()
  }
  const left = windows.filter((window) => cache.get(ada, steps, window, "1") !== null)
  expect(left).toEqual([windows[0]!, ...windows.slice(2)])
})

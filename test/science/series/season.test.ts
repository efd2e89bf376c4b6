import { expect, test } from "bun:test"
import { metricOf } from "#science/metrics"
import { isSeasonOpen } from "#science/series/season"

test("a change of a seasonal metric is open between a quarter of a year and a year", () => {
  const open = (key: string, days: number) => isSeasonOpen(metricOf(key)!, days)
  expect([89, 90, 364, 365].map((days) => open("resting_hr", days))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(open("caffeine_mg", 180)).toBe(false)
})

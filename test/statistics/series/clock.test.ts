import { expect, test } from "bun:test"
import { metricOf } from "#catalogue/metrics"
import { nearestHour, onDial, unwrapped } from "#statistics/series/clock"

const [bedtime, waking] = [metricOf("bedtime_hour")!, metricOf("wake_hour")!]
const days = (hours: ReadonlyArray<number>) => hours.map((value) => ({ value }))
const hoursOf = (series: ReadonlyArray<{ readonly value: number }>) =>
  series.map(({ value }) => value)

test("a usual bedtime and a usual waking time stay as they stand in the rows", () => {
  const late = days([22.5, 23.9, 24.5, 26, 35])
  expect(unwrapped(bedtime, late)).toBe(late)
  const early = days([5.5, 6, 7.25, 9, 23])
  expect(unwrapped(waking, early)).toBe(early)
})

test("somebody who wakes around midnight wakes at 23:50 and 0:10, twenty minutes apart", () => {
  const [before, after] = hoursOf(unwrapped(waking, days([23 + 50 / 60, 10 / 60])))
  expect(after! - before!).toBeCloseTo(20 / 60, 12)
})

test("somebody who goes to bed around noon does so at 11:40 and 12:20", () => {
  const [before, after] = hoursOf(unwrapped(bedtime, days([35 + 40 / 60, 12 + 20 / 60])))
  expect(after! - before!).toBeCloseTo(40 / 60, 12)
})

test("after nights at work bedtimes in the morning lie together, and a free night apart", () => {
  expect(hoursOf(unwrapped(bedtime, days([32.5, 33, 32, 12.5, 33.5, 23])))).toEqual([
    32.5, 33, 32, 36.5, 33.5, 23,
  ])
})

test("an hour is shown on the clock of its metric", () => {
  expect(onDial(waking, -0.25)).toBe(23.75)
  expect(onDial(waking, 7)).toBe(7)
  expect(onDial(bedtime, 36.5)).toBe(12.5)
  expect(onDial(bedtime, 24.5)).toBe(24.5)
  expect(nearestHour(0.25, 23.5)).toBe(24.25)
})

test("what is no clock time is left alone, and so is nothing", () => {
  const steps = days([1, 23])
  expect(unwrapped(metricOf("steps")!, steps)).toBe(steps)
  expect(unwrapped(waking, [])).toEqual([])
})

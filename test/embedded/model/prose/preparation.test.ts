import { expect, test } from "bun:test"
import type { Preparation } from "#domain/ledger"
import { preparationSentences } from "#embedded/model/prose/preparation"
import { differs, metric, OCTOBER, received } from "#test/rendered-answer"

const none: Preparation = {
  metric: metric("resting_hr").key,
  window: OCTOBER,
  possible: 31,
  used: 31,
  missing: 0,
  zeros: 0,
  implausible: 0,
  gross: 0,
  open: 0,
  merged: 0,
  sources: [{ provider: "garmin", from: OCTOBER.from }],
  weekends_missing: false,
}
const reportedOf = (report: Partial<Preparation>) => {
  const finding = {
    ...differs("rhr", -3, "bpm", "validated"),
    preparation: [{ ...none, ...report }],
  }
  return preparationSentences({
    receipts: [received("trend", { metric: "resting_hr", window: OCTOBER }, [], [finding])],
  })
}

test("says nothing where nothing was left out", () => {
  expect(reportedOf({})).toEqual([])
})

test("says in a sentence what was left out", () => {
  expect(reportedOf({ zeros: 2, gross: 1, open: 1 })).toEqual([
    "Left out beforehand: zeros that stand for a missing reading, gross errors of " +
      "measurement and a day that is not over yet.",
  ])
})

test("says what a plain count left out", () => {
  const counted = received("count", { metric: "steps", window: OCTOBER }, [
    ["left_out", 1, "values"],
  ])
  expect(preparationSentences({ receipts: [counted] })).toEqual([
    "Of your steps, {{steps_count_left_out_0}} on record did not count: a zero that stands " +
      "for a missing reading, or what no body does.",
  ])
})

test("says when the device changed, and to which", () => {
  const sources = [...none.sources, { provider: "oura", from: "2026-10-14" }]
  expect(reportedOf({ sources })).toEqual([
    "The device behind your resting heart rate changed within this time (Oura from 14 " +
      "October 2026), and values of different devices are not mixed.",
  ])
})

test("says that weekends are missing", () => {
  expect(reportedOf({ weekends_missing: true })).toEqual([
    "Weekends are missing more often than weekdays.",
  ])
})

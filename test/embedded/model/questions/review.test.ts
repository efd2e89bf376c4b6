import { expect, test } from "bun:test"
import type { Review } from "#embedded/model/questions/review/intent"
import {
  differs,
  lead,
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const intent: Review = {
  kind: "review",
  metrics: [metric("resting_hr")],
  contrast: { a: september, b: october },
}
const compared = (verdict: "validated" | "rejected") =>
  received(
    "compare",
    { metric: "resting_hr", a: SEPTEMBER, b: OCTOBER },
    [
      ["b_mean", 56, "bpm"],
      ["a_mean", 60, "bpm"],
      ["difference", -4, "bpm"],
    ],
    [differs("resting_hr_compare", -4, "bpm", verdict)],
  )
const trained = (window: typeof OCTOBER, count: number) =>
  received("workouts", { window }, [
    ["count", count, "workouts"],
    ["minutes", count * 40, "minutes"],
  ])

test("says what changed clearly, then each measure beside the time before", () => {
  const { text } = renderAnswer(intent, [
    compared("validated"),
    trained(SEPTEMBER, 9),
    { ...trained(OCTOBER, 3), agent: "data_science" },
  ])
  expect(text).toStartWith("In October: resting heart rate changed clearly, for the better.")
  expect(text).toContain("- Resting heart rate: 56 bpm (60 bpm before)")
})

test("claims no change that is not clear", () => {
  expect(renderAnswer(intent, [compared("rejected")]).text).toStartWith(
    "In October: much like the time before, with no change that is clear.",
  )
})

test("tells a single day as a day, beside what is usual", () => {
  const on = { from: "2026-10-20", to: "2026-10-20" }
  const baseline = (key: string, value: number, median: number, z: number, unit: string) =>
    received("baseline", { metric: key, date: on.to, days: 60 }, [
      ["value", value, unit],
      ["median", median, unit],
      ["z", z, "z", 2],
      ["label", Math.abs(z) < 1 ? "usual" : "unusual"],
    ])
  const day: Review = {
    kind: "review",
    of: "day",
    metrics: ["sleep_minutes", "hrv_rmssd", "steps"].map(metric),
    day: {
      form: "named",
      window: on,
      name: { anchor: "date", said: "20 October", preposition: "on" },
    },
  }
  const { text } = renderAnswer(
    day,
    [
      baseline("sleep_minutes", 420, 432, -0.3, "minutes"),
      baseline("hrv_rmssd", 58, 54, 0.8, "ms"),
      baseline("steps", 13762, 8500, 2.2, "steps"),
    ],
    {},
    false,
  )
  expect(lead(text)).toBe(
    "20 October stood out by more steps than usual. In the night before it you slept 7 h (usually 7 h 12 min) " +
      "and HRV was 58 ms (usually 54). In the day you took 13,762 steps (usually 8,500).",
  )
})

test("says that there is too little for a review", () => {
  expect(renderAnswer(intent, []).text).toStartWith(
    "There is too little on record in October for a review.",
  )
})

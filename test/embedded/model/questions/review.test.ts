import { expect, test } from "bun:test"
import type { Review } from "#embedded/model/questions/review/intent"
import {
  differs,
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

test("says that there is too little for a review", () => {
  expect(renderAnswer(intent, []).text).toStartWith(
    "There is too little on record in October for a review.",
  )
})

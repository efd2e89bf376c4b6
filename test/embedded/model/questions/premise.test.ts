import { expect, test } from "bun:test"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { understand, understoodFrom } from "#embedded/model/thread/understand"
import { aBriefing } from "#test/briefings"
import {
  metric,
  OCTOBER,
  october,
  received,
  renderAnswer,
  SEPTEMBER,
  september,
} from "#test/rendered-answer"

const premiseIn = (question: string): number | undefined => {
  const intent = understand(aBriefing(question))
  return intent.kind === "drivers" ? (intent.premise ?? 0) : undefined
}

test.each([
  ["why did i sleep so much better this week", 1],
  ["why is my deep sleep crap", -1],
  ["whys my deep sleep so low", -1],
  ["why is my hrv so high", 1],
  ["why is my resting heart rate so bad", 1],
  ["why did my steps drop this month", -1],
  ["why did i gain weight", 1],
])("%p takes for granted where the metric went", (question, premise) => {
  expect(premiseIn(question)).toBe(premise)
  expect(understoodFrom(aBriefing(question)).leftOut).toEqual([])
})

test("why there were fewer runs is held against the runs and not against all workouts", () => {
  expect(understand(aBriefing("how come i run fewer km than in september"))).toMatchObject({
    kind: "workouts",
    sport: "run",
    asks: "distance",
    than: { window: SEPTEMBER },
    why: true,
  })
})

test("whether it was more in a season that is over is asked beside the present", () => {
  const asked = understand(aBriefing("was my hrv any better last winter"))
  expect(asked).toMatchObject({
    kind: "comparison",
    contrast: { isOfEarlier: true, a: { window: { from: "2025-12-01", to: "2026-02-28" } } },
  })
})

const intent: Drivers = {
  kind: "drivers",
  target: metric("steps"),
  period: october,
  contrast: { a: september, b: october },
  premise: 1,
}
const compared = received("compare", { metric: "steps", a: SEPTEMBER, b: OCTOBER }, [
  ["a_mean", 9000, "steps"],
  ["b_mean", 7000, "steps"],
  ["difference", -2000, "steps"],
])
const searched = received("drivers", { target: "steps", window: OCTOBER }, [["tests", 28, "tests"]])
const said = (asked: Drivers) => renderAnswer(asked, [compared, searched], {}, false).text

test("a why whose premise does not hold is told so first, with no reasons for what is not there", () => {
  expect(said(intent)).toStartWith("Not by the numbers: your steps were down by 2,000 steps a day")
  expect(said(intent)).not.toContain("along with")
  expect(said({ ...intent, premise: -1 })).toStartWith("Your steps were down by 2,000 steps a day")
  const steps = said({ ...intent, premise: -1, around: [metric("resting_hr")] })
  expect(steps).not.toContain("Not by the numbers")
})

test.each([
  "why is my resting heart rate higher than my wifes",
  "why do i sleep less than my husband",
])("%p is about somebody whose data is not on record", (question) => {
  expect(understand(aBriefing(question))).toMatchObject({ isBesideOthers: true })
  expect(understoodFrom(aBriefing(question)).leftOut).toEqual([])
})

test("somebody else's data is said not to be known, beside the person's own level", () => {
  const text = said({ ...intent, isBesideOthers: true })
  expect(text).toStartWith(
    "I only see your data, so I can't say what somebody else has of this, or why it differs.",
  )
  expect(text).toContain("Your steps were 7,000 steps on average in October.")
})

test.each([
  "why do i wake up at 3am every night its driving me crazy",
  "why am i awake in the middle of the night",
])("%p is about waking in the night, not about getting up", (question) => {
  expect(understand(aBriefing(question))).toMatchObject({
    kind: "knowledge",
    subject: "waking_at_3",
  })
  expect(understoodFrom(aBriefing(question)).leftOut).toEqual([])
})

test("burning out is a question for overtraining, not for calories", () => {
  expect(understand(aBriefing("am i burning out"))).toMatchObject({
    kind: "today",
    asks: "overtraining",
  })
})

test("a why of a laboratory result knows whether it is said to be low or high", () => {
  const briefing = aBriefing("why is my ferritin low", { biomarkers: ["Ferritin"] })
  expect(understand(briefing)).toMatchObject({ kind: "labs", premise: "low" })
})
